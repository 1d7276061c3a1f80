import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const load = createRequire(path.join(process.cwd(), 'package.json'))

/** Version of the KaTeX that renders formulas; its style sheet must have the same version. */
const { version } = load('katex/package.json') as { version: string }

/** URL of the style sheet for pages with formulas. It changes with KaTeX's version, so it can be cached permanently. */
export const KATEX_CSS = `/assets/katex-${version}/katex.min.css`

/**
 * Copies KaTeX's style sheet and its WOFF2 fonts to public/.
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
  // all current browsers support WOFF2
  fs.writeFileSync(target, css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, ''))
}
