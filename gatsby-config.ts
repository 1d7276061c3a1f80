import './src/data-layer/run-settings'
import type { GatsbyConfig } from 'gatsby'
import { codeHostPlugin } from './src/data-layer/code-host/gatsby-plugin-config'
import { EXAMPLES_FOLDER, EXAMPLES_SOURCE } from './src/content/client-examples/languages'
import { FAMILIES } from './src/content/families'
import { LANGUAGE } from './src/markdown/language'
import { siteMetadata } from './src/content/site/site-metadata'
import { WORKER_SCRIPT } from './src/data-layer/outputs/offline/bundle-worker'
import { sitemapPlugin } from './src/data-layer/outputs/sitemap-plugin'

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(process.cwd()),
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // disabled in develop, where it would slow down every edit
  graphqlTypegen: process.env.gatsby_executing_command !== 'develop' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    ...Object.entries(FAMILIES).map(([name, { folder }]) => ({
      resolve: 'gatsby-source-filesystem',
      options: { name, path: `${process.cwd()}/${folder}` },
    })),
    { resolve: 'gatsby-source-filesystem', options: { name: 'site', path: `${process.cwd()}/content/site` } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'versions', path: `${process.cwd()}/content/versions.yml` },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'known-issues', path: `${process.cwd()}/content/known-issues.yml` },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'customers', path: `${process.cwd()}/content/customers` },
    },
    {
      // nodes are created from entire folders; sourcing the files makes develop watch them for edits
      resolve: 'gatsby-source-filesystem',
      options: { name: EXAMPLES_SOURCE, path: `${process.cwd()}/${EXAMPLES_FOLDER}` },
    },
    {
      // images shared by several pages
      resolve: 'gatsby-source-filesystem',
      options: { name: 'images', path: `${process.cwd()}/content/images` },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions: LANGUAGE } },
    codeHostPlugin(),
    sitemapPlugin,
    {
      resolve: 'gatsby-plugin-offline',
      // A relative path, because Gatsby includes options in the browser's code, so its digest would differ by machine.
      // Without `debug: false`, Workbox logs each request in the console of localhost.
      options: { appendScript: WORKER_SCRIPT, debug: false },
    },
  ],
}

export default config
