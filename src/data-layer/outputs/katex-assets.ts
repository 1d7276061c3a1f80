import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const load = createRequire(path.join(process.cwd(), 'package.json'))

/** Version of the KaTeX that draws formulas; its stylesheet must be of the same one. */
const { version } = load('katex/package.json') as { version: string }

/** Address of the stylesheet that pages with formulas load. It changes with KaTeX's version: it may be cached for ever. */
export const KATEX_CSS = `/assets/katex-${version}/katex.min.css`

/**
 * Puts KaTeX's stylesheet and its WOFF2 fonts into public/.
 *
 * @param root the project's folder
 */
export function copyKatexAssets(root: string): void {
  const target = path.join(root, 'public', KATEX_CSS)
  const from = path.join(path.dirname(load.resolve('katex/package.json')), 'dist')
  fs.cpSync(path.join(from, 'fonts'), path.join(path.dirname(target), 'fonts'), {
    recursive: true,
    filter: (file) => path.extname(file) === '' || file.endsWith('.woff2'),
  })
  const css = fs.readFileSync(path.join(from, 'katex.min.css'), 'utf8')
  // every browser of the last years reads WOFF2
  fs.writeFileSync(target, css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, ''))
}
