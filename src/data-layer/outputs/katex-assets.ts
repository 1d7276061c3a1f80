import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const load = createRequire(path.join(process.cwd(), 'package.json'))

/** Version of the KaTeX that draws formulas; its stylesheet must be of the same one. */
const { version } = load('katex/package.json') as { version: string }

/** Address of the stylesheet that pages with formulas load. Versioned, so that it can be cached for ever. */
export const KATEX_CSS = `/assets/katex-${version}/katex.min.css`

/** Copies KaTeX's stylesheet and its WOFF2 fonts (every browser of the last years reads them) into public/. */
export function copyKatexAssets(root: string): void {
  const from = path.join(path.dirname(load.resolve('katex/package.json')), 'dist')
  const to = path.join(root, 'public', path.dirname(KATEX_CSS))
  fs.mkdirSync(path.join(to, 'fonts'), { recursive: true })
  const css = fs.readFileSync(path.join(from, 'katex.min.css'), 'utf8')
  const woff2Only = css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '')
  fs.writeFileSync(path.join(root, 'public', KATEX_CSS), woff2Only)
  for (const font of fs.readdirSync(path.join(from, 'fonts')).filter((name) => name.endsWith('.woff2')))
    fs.copyFileSync(path.join(from, 'fonts', font), path.join(to, 'fonts', font))
}
