import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { gatsbyState } from '../gatsby-state'
import { readSiteData } from '../site/read-site-data'
import { writeFeeds } from './feeds/write-feeds'
import { robotsTxt } from './robots-txt'
import { nameTheBuild } from './name-the-build'
import { writeSearch } from './search/write-search'
import { writeTexts } from './texts/write-texts'

/** Writes what is made from the finished site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const root = process.cwd()
  const { siteUrl } = gatsbyState(api.store).config.siteMetadata
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(root, 'public', name), text)
  }
  write('robots.txt', robotsTxt(siteUrl))
  await writeTexts(api, path.join(root, 'public'))
  await writeFeeds(api, path.join(root, 'public'))
  await writeSearch(api, root)
  await nameTheBuild(api, root)
  write('redirects.json', JSON.stringify(readSiteData(root, 'redirects').value, null, 2))
}
