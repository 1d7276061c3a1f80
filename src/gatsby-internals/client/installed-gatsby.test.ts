import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { missingInternal } from '../../base/missing-internal'

const START = 'gatsby/cache-dir/production-app.js'
const LOADER = 'gatsby/cache-dir/loader.js'
const ENTRY = 'gatsby/cache-dir/static-entry.js'

/**
 * Code of installed packages that the site's scripts depend on, by the file that depends on it. Most of it runs only in a
 * built site, where a difference may stay unnoticed.
 */
const EXPECTED: Record<string, [file: string, code: RegExp][]> = {
  'src/gatsby-internals/client/start.ts': [
    // the import starts the application
    [START, /^apiRunnerAsync\(`onClientEntry`\)\.then\(/m],
    ['gatsby/cache-dir/react-dom-utils.js', /require\(`react-dom\/client`\)/],
  ],
  'src/gatsby-internals/client/first-page-data.ts': [
    [START, /new ProdLoader\(asyncRequires, matchPaths, window\.pageData\)/],
    [START, /const \{ pagePath, .*\} = window/],
    [START, /\bwindow\.___webpackCompilationHash\b/],
    [LOADER, /\bwindow\.___chunkMapping\[/],
  ],
  'src/gatsby-internals/client/hydrate-in-steps.ts': [
    [START, /id="gatsby-focus-wrapper"/],
    [ENTRY, /id="gatsby-focus-wrapper"/],
    [START, /renderer =\s+apiRunner\(`replaceHydrateFunction`, undefined, defaultRenderer\)\[0\]/],
    [START, /\brenderer\(<App \/>, rootElement\)/],
  ],
  'src/gatsby-internals/client/fetch-ahead.ts': [
    [LOADER, /^ {2}hovering: rawPath => instance\.hovering\(rawPath\),/m],
    ['gatsby-link/dist/index.js', /\b___loader\.hovering\(/],
  ],
  'src/gatsby-internals/client/patch-loader.ts': [
    // the class that the alias gatsby-loader refers to
    [START, /import \{[^}]*\bProdLoader\b[^}]*\} from "\.\/loader"/],
    [LOADER, /class ProdLoader extends BaseLoader\b/],
  ],
  'src/gatsby-internals/client/undecodable-hash.ts': [
    [START, /import \{ ScrollContext \} from "gatsby-react-router-scroll"/],
  ],
  'src/gatsby-internals/bundles/lean-bundles.ts': [
    // the parts that it removes
    [LOADER, /from "\.\/prefetch"/],
    ['gatsby/cache-dir/gatsby-browser-entry.js', /from "gatsby-script"/],
    [START, /require\(`\.\/register-service-worker`\)/],
  ],
  'src/gatsby-internals/html/styles-order.ts': [
    // the last stylesheet, that of the app, is the first in the head
    [ENTRY, /reversedStyles\.forEach\(style => \{[^]*?headComponents\.unshift\(\s*<style\s+data-href=/],
  ],
  'src/client/errors/watch-loading.ts': [
    [START, /window\.___loader = publicLoader/],
    [START, /publicLoader\.loadPage\(/],
    ['gatsby/cache-dir/navigation.js', /\bloader\.loadPage\(/],
  ],
  'src/client/errors/load-failure.ts': [
    [LOADER, /`We couldn't load "/],
    [
      'mini-css-extract-plugin/dist/index.js',
      /"Loading CSS chunk " .*err\.type = errorType.*err\.request = realHref/,
    ],
  ],
  'src/client/offline/register.ts': [
    // nothing else registers the worker, and the flag makes Gatsby load the next page as a document
    [START, /apiRunner\(`registerServiceWorker`\)\.filter\(Boolean\)\.length > 0/],
    ['gatsby/cache-dir/navigation.js', /if \(window\.___swUpdated\)/],
  ],
  'src/client/navigation/keep-scroll.ts': [
    ['gatsby-react-router-scroll/session-storage.js', /STATE_KEY_PREFIX = "@@scroll\|"/],
  ],
  'src/client/navigation/progress.ts': [
    ['gatsby/cache-dir/navigation.js', /window\.___navigate = /],
    ['gatsby-link/dist/index.js', /\bwindow\.___navigate\(/],
  ],
}

it.each(Object.entries(EXPECTED))(
  '%s finds what it depends on in the installed packages',
  (ours, expected) => {
    for (const [file, code] of expected) {
      const text = fs.readFileSync(path.resolve('node_modules', file), 'utf8')
      expect(code.test(text), missingInternal(ours, `${String(code)} in ${file}`).message).toBe(true)
    }
  },
)
