import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { gatsbyState } from '../gatsby-state'
import { PRINTED_SCHEMA, printOurSchema } from '../schema/print-our-schema'
import { copyKatexAssets } from './katex-assets'
import { bundleWorker } from './offline/bundle-worker'
import { publishDatasets, publishPrograms, publishRecordings } from './publish-files'

/** Copies files that pages load to public/, and writes our schema for `make schema` and its test. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  copyKatexAssets(process.cwd())
  publishDatasets(process.cwd())
  publishPrograms(process.cwd())
  bundleWorker(process.cwd())
  publishRecordings(process.cwd())
  const { schema } = gatsbyState(store)
  fs.writeFileSync(path.join(process.cwd(), PRINTED_SCHEMA), printOurSchema(schema))
}
