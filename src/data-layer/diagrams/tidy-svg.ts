import { tokenColor, type DesignTokens } from '../../base/design-tokens'
import { DIAGRAM_FONT, DIAGRAM_TOKENS } from './mermaid-theme'

/** Elements that others refer to by `url(#id)`. */
const DEFINITION = /<(marker|filter|linearGradient) id="([^"]+)".*?<\/\1>/gs

const KEYFRAMES = /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/**
 * Prepares mermaid's output for the page: a fixed size, so that text isn't scaled; custom properties for colors and the
 * font, so that print and forced colors apply; and no unused rules or markers.
 */
export function tidySvg(svg: string, tokens: DesignTokens): string {
  const [, width = '', height = ''] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const body = svg.replace(/<style>.*?<\/style>/s, '')
  const styled = svg.replace(/<style>(.*?)<\/style>/s, (_, css: string) => {
    const rules = withTokens(css.replace(KEYFRAMES, ''), tokens).replace(
      /([^{}]+)\{[^{}]*\}/g,
      (rule, selector: string) => (isUsed(selector, body) ? rule : ''),
    )
    return `<style>${rules}</style>`
  })
  const used = styled.replace(DEFINITION, (part, _, id: string) =>
    styled.includes(`url(#${id})`) ? part : '',
  )
  return used
    .replace(/^<svg[^>]*>/, (root) =>
      root
        .replace(/ (?:width|height|style)="[^"]*"/g, '')
        .replace('<svg', `<svg width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`),
    )
    .replace(/ style=";?"/g, '')
    .replace(/ data-[a-z-]+="[^"]*"/g, '')
    .replace(/ style="([^"]+)"/g, (_, css: string) => ` style="${withTokens(css, tokens)}"`)
}

/** Replaces colors and the font with custom properties of the site. */
function withTokens(css: string, tokens: DesignTokens): string {
  let result = css
    .replaceAll(DIAGRAM_FONT, 'var(--font-sans)')
    .replaceAll(DIAGRAM_FONT.replaceAll(', ', ','), 'var(--font-sans)')
  for (const name of DIAGRAM_TOKENS) result = result.replaceAll(tokenColor(tokens, name), `var(${name})`)
  return result
}

/** Returns whether the drawing contains all classes and attributes of one of the selectors. */
function isUsed(selectors: string, body: string): boolean {
  return selectors
    .split(',')
    .some(
      (selector) =>
        [...selector.matchAll(/\[([^\]]+)\]/g)].every(([, attribute = '']) => body.includes(attribute)) &&
        [...selector.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) =>
          new RegExp(`class="[^"]*(?<![\\w-])${name}(?![\\w-])`).test(body),
        ),
    )
}
