import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { gatsbyState } from '../gatsby-state'
import { readSiteData } from '../../content/site/read-site-data'
import { builtPage } from '../../gatsby-internals/html/built-page'
import { writeFeeds } from './feeds/write-feeds'
import { compressApart } from './compress-apart'
import { writeSecurityPolicy } from './security-policy'
import { nameTheBuild } from './name-the-build'
import { writeSearch } from './search/write-search'
import { writeTexts } from './texts/write-texts'
import { writeHosting } from './write-hosting'

/** Writes everything that is derived from the finished site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const root = process.cwd()
  const folder = path.join(root, 'public')
  const { config, pages } = gatsbyState(api.store)
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text)
  }
  write('robots.txt', robotsTxt(config.siteMetadata.siteUrl))
  await writeTexts(api, folder)
  await writeFeeds(api, folder)
  await writeSearch(api, root)
  await nameTheBuild(api, root)
  writeSecurityPolicy(
    root,
    folder,
    [...pages.keys()].map((route) => builtPage(folder, route).html),
  )
  write('redirects.json', JSON.stringify(readSiteData(root, 'redirects').value, null, 2))
  await writeHosting(root)
  const started = performance.now()
  const { files, fresh } = await compressApart(root, folder, path.join(root, '.cache/compressed'))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  api.reporter.info(`compressed variants of ${files} files, ${fresh} of them compressed now (${seconds} s)`)
}

/** Permits all crawlers and specifies the sitemap. */
function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
