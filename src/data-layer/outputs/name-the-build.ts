import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { OFFLINE_SCREEN } from '../../service-worker/offline-manifest'
import { gatsbyState } from '../gatsby-state'
import { inlineScript } from '../../gatsby-internals/html/inline-scripts'
import { stampBuild } from '../../gatsby-internals/html/stamp-build'
import { emittedBundles } from '../../gatsby-internals/bundles/emitted-files'
import { stylesDigest } from '../../gatsby-internals/bundles/styles-digest'
import { finishWorker } from './offline/bundle-worker'
import { offlinePages } from './offline/offline-pages'
import { writeOfflineManifest } from './offline/write-offline-manifest'
import { moveSearch, searchedRoutes } from './search/move-search'

/**
 * Adds the build's name to everything that depends on it, and lists it for the service worker. It has to run after all
 * other outputs.
 */
export async function nameTheBuild(api: BuildArgs, root: string): Promise<void> {
  const folder = path.join(root, 'public')
  const { pages } = gatsbyState(api.store)
  const build = stampBuild(
    folder,
    [...pages.keys()],
    // bundles have digests in their names; the search identifies pages by their index in this list
    [...emittedBundles(root), stylesDigest(root), ...searchedRoutes(folder)],
    inlineScript(root, 'start-scripts'),
  )
  const { index, texts } = moveSearch(folder, build)
  const listed = [...(await offlinePages(api)), { route: OFFLINE_SCREEN, title: 'Read offline' }]
  writeOfflineManifest(folder, build, listed, { bundles: emittedBundles(root), shellData: [index], texts })
  finishWorker(folder, build)
  fs.writeFileSync(path.join(folder, 'build.json'), JSON.stringify({ build }))
}
