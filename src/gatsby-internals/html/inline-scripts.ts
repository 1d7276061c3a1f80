import path from 'node:path'
import { buildSync } from 'esbuild'

/** Scripts of src/inline, by the names of their files. */
export type InlineScript = 'failure-banner' | 'head' | 'start-scripts'

const bundled = new Map<string, string>()

/**
 * One of the scripts that are part of the HTML of every page, bundled and minified. They are the same on all pages, so
 * that the Content-Security-Policy can list their digests.
 *
 * @param root folder of the project
 */
export function inlineScript(root: string, name: InlineScript): string {
  const file = path.join(root, 'src/inline', `${name}.ts`)
  const known = bundled.get(file)
  if (known !== undefined) return known
  const [output] = buildSync({
    entryPoints: [file],
    write: false,
    bundle: true,
    format: 'iife',
    // older than the rest of the site: the banner also tells readers of browsers that can't parse its scripts
    target: 'es2017',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
  }).outputFiles
  const text = (output?.text ?? '').trim()
  if (text.includes('</script')) throw new Error(`${file} contains "</script", which would end its element`)
  bundled.set(file, text)
  return text
}
