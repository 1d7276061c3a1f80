import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

type SubsetFont = typeof import('subset-font')

/** With what its types do not know yet. */
type SubsetOptions = Parameters<SubsetFont>[2] & { noHinting: boolean }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * What formulas of this documentation are written with, by KaTeX's fonts; those of other alphabets and bold letters stay
 * whole. A formula may use any other character that KaTeX has: its page then loads the whole font as well. Worth an entry
 * when several pages do.
 */
export const COMMON_CHARACTERS: Readonly<Record<string, string>> = {
  'KaTeX_Main-Regular': `${LETTERS} !()+,-./0123456789:;<=>APVW[]_|ˉ×…−≤≥⋅⋯⌈⌉\u200b`,
  'KaTeX_Math-Italic': `${LETTERS}NRTXYμπσ`,
  'KaTeX_Size1-Regular': '()[]∑√',
  'KaTeX_Size2-Regular': '()[]∑√',
  'KaTeX_Size3-Regular': '()[]√',
  'KaTeX_Size4-Regular': '()[]√',
}

/**
 * Adds a small file with the common characters to each common font, and lets the stylesheet prefer it. The four
 * fonts of a page with sums and fractions shrink from 54 to 16 KB this way.
 *
 * @param css KaTeX's stylesheet
 * @param folder where its fonts are, and the small ones are written to
 * @returns the stylesheet that knows both
 * @throws when the stylesheet does not have a font in the way that this expects
 */
export async function addCommonFonts(css: string, folder: string): Promise<string> {
  // megabytes of WebAssembly, which most builds do not need; Gatsby's compiler cannot do `import()`
  const subsetFont = createRequire(path.resolve('package.json'))('subset-font') as SubsetFont
  let added = css
  for (const [name, characters] of Object.entries(COMMON_CHARACTERS)) {
    const face = new RegExp(`@font-face\\{[^}]*/${name}\\.woff2[^}]*\\}`).exec(css)?.[0]
    if (!face)
      throw new Error(
        `katex.min.css has no font ${name}: fix COMMON_CHARACTERS in src/data-layer/outputs/formula-fonts.ts`,
      )
    const small = `${name}-common`
    const whole = fs.readFileSync(path.join(folder, `${name}.woff2`))
    const bytes = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      noHinting: true,
    } as SubsetOptions)
    fs.writeFileSync(path.join(folder, `${small}.woff2`), bytes)
    // of two fonts with the same name the later one is asked first
    const preferred = face
      .replace(`/${name}.woff2`, `/${small}.woff2`)
      .replace(/\}$/, `;unicode-range:${unicodeRange(characters)}}`)
    added = added.replace(face, face + preferred)
  }
  return added
}

/** Characters as the value of CSS's `unicode-range`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}
