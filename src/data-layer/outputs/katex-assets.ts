import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { missingInternal } from '../../base/missing-internal'

/** This file, for messages. */
const FILE = 'src/data-layer/outputs/katex-assets.ts'

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
  const css = withWoff2Only(fs.readFileSync(path.join(from, 'katex.min.css'), 'utf8'))
  const missing = fontsOf(css).find((font) => !fs.existsSync(path.join(path.dirname(target), font)))
  if (missing !== undefined) throw missingInternal(FILE, `the font ${missing} in KaTeX's folder dist`)
  fs.writeFileSync(target, css)
}

/**
 * Removes fonts of older formats from KaTeX's style sheet, because all current browsers support WOFF2.
 *
 * @throws if the result isn't a style sheet in which each font has exactly one file, in WOFF2
 */
export function withWoff2Only(css: string): string {
  const result = css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '')
  const fonts = fontsOf(result)
  const faces = result.match(/@font-face/g)?.length ?? 0
  if (faces === 0 || fonts.length !== faces || !fonts.every((font) => font.endsWith('.woff2')))
    throw missingInternal(
      FILE,
      'each @font-face in katex.min.css to contain one file in WOFF2 and older formats after it',
    )
  return result
}

/** Paths of the files that a style sheet refers to, relative to it. */
function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(([^)]*)\)/g)].map(([, file = '']) => file)
}
