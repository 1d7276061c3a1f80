import fs from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { addCommonFonts, COMMON_CHARACTERS } from './formula-fonts'
import { withComputedSizes } from './formula-sizes'

const load = createRequire(path.join(process.cwd(), 'package.json'))

/** Version of the KaTeX that draws formulas; its stylesheet must be of the same one. */
const { version } = load('katex/package.json') as { version: string }

/** To be raised when the same KaTeX and the same characters come out as another stylesheet. */
const REVISION = 1

/** Tells what is made from the same KaTeX in other ways apart. */
const way = createHash('sha256')
  .update(JSON.stringify([REVISION, COMMON_CHARACTERS]))
  .digest('hex')
  .slice(0, 6)

/** Address of the stylesheet that pages with formulas load. It changes with what it loads: it may be cached for ever. */
export const KATEX_CSS = `/assets/katex-${version}-${way}/katex.min.css`

/** Puts KaTeX's stylesheet and its WOFF2 fonts (every browser of the last years reads them) into public/. */
export async function copyKatexAssets(root: string): Promise<void> {
  const target = path.join(root, 'public', KATEX_CSS)
  // a folder of this name has been filled by an earlier build
  if (fs.existsSync(target)) return
  const from = path.join(path.dirname(load.resolve('katex/package.json')), 'dist')
  const fonts = path.join(path.dirname(target), 'fonts')
  fs.mkdirSync(fonts, { recursive: true })
  for (const font of fs.readdirSync(path.join(from, 'fonts')).filter((name) => name.endsWith('.woff2')))
    fs.copyFileSync(path.join(from, 'fonts', font), path.join(fonts, font))
  const css = fs.readFileSync(path.join(from, 'katex.min.css'), 'utf8')
  const woff2Only = css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '')
  fs.writeFileSync(target, await addCommonFonts(withComputedSizes(woff2Only), fonts))
}
