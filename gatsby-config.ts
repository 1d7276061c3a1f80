import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { codeHostPlugin } from './src/data-layer/code-host/gatsby-plugin-config'
import { FAMILIES } from './src/data-layer/content/families'
import { mdxPlugin } from './src/data-layer/content/mdx-plugin'
import { siteMetadata } from './src/data-layer/site/site-metadata'
import { sitemapPlugin } from './src/data-layer/outputs/sitemap-plugin'

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(process.cwd()),
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    ...Object.entries(FAMILIES).map(([name, { folder }]) => ({
      resolve: 'gatsby-source-filesystem',
      options: { name, path: `${process.cwd()}/${folder}` },
    })),
    { resolve: 'gatsby-source-filesystem', options: { name: 'site', path: `${process.cwd()}/content/site` } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'planned', path: `${process.cwd()}/content/planned-routes.yml` },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    mdxPlugin,
    codeHostPlugin(),
    sitemapPlugin,
    {
      resolve: 'gatsby-plugin-offline',
      options: { appendScript: path.resolve('src/service-worker/append.js') },
    },
  ],
}

export default config
