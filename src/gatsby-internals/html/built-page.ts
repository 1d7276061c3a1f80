import path from 'node:path'
import { generateHtmlPath, generatePageDataPath } from 'gatsby-core-utils'

/** The two files of a page in the finished site. */
export interface BuiltPage {
  route: string
  /** Path of its HTML. */
  html: string
  /** Path of its page-data.json. */
  data: string
}

/** Where Gatsby writes a page. */
export function builtPage(folder: string, route: string): BuiltPage {
  return {
    route,
    html: path.join(generateHtmlPath(folder, route)),
    data: path.join(generatePageDataPath(folder, route)),
  }
}
