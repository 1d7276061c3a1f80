import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { OFFLINE_SCREEN } from '../../service-worker/offline-manifest'
import { gatsbyState } from '../gatsby-state'
import { stampBuild } from './build-stamp/stamp-build'
import { emittedScripts } from './bundles/emitted-files'
import { finishWorker } from './offline/bundle-worker'
import { offlinePages } from './offline/offline-pages'
import { writeOfflineManifest } from './offline/write-offline-manifest'
import { moveSearch } from './search/move-search'

/** Names the build in everything that belongs to it, and lists it for the service worker. Last of all outputs. */
export async function nameTheBuild(api: BuildArgs, root: string): Promise<void> {
  const folder = path.join(root, 'public')
  const { pages, webpackCompilationHash } = gatsbyState(api.store)
  const build = stampBuild(folder, [...pages.keys()], webpackCompilationHash)
  const search = moveSearch(folder, build)
  const listed = [...(await offlinePages(api)), { route: OFFLINE_SCREEN, title: 'Read offline' }]
  writeOfflineManifest(folder, build, listed, { scripts: emittedScripts(root), shellData: [search] })
  finishWorker(folder, build)
  fs.writeFileSync(path.join(folder, 'build.json'), JSON.stringify({ build }))
}
