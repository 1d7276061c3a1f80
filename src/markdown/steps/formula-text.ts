import type { Element, ElementContent } from 'hast'

const SUPERSCRIPTS = pairsOf(
  '0123456789+−=()abcdefghijklmnoprstuvwxyz',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
)
const SUBSCRIPTS = pairsOf('0123456789+−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

/** Maximum length of superscript or subscript words, which are hard to read. */
const MOST_LETTERS = 2

/** Accents in MathML, and the equivalent combining characters. */
const ACCENTS = pairsOf('ˉ^~', '\u0304\u0302\u0303')

/** Operators surrounded by spaces between two operands. */
const SPACED = /^[=<>≤≥≠≈≡∼+−±⋅×÷→∈]$/

/**
 * Converts a formula to a line of readable text, such as `10⁻¹⁰` or `x̄ = (∑ᵢ xᵢ) / n`.
 *
 * @param formula the element that contains the MathML of KaTeX
 */
export function formulaText(formula: Element): string {
  const math = find(formula, 'math')
  return (math ? textOf(math) : '').replace(/\s+/g, ' ').trim()
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/[\u2061-\u2064]/g, '')
  if (node.type !== 'element') return ''
  const [first = '', second = '', third = ''] = partsOf(node)
  switch (node.tagName) {
    case 'annotation':
      return ''
    case 'mspace':
      return ' '
    case 'mfrac':
      return `${grouped(first)} / ${grouped(second)}`
    case 'msqrt':
      return `√${grouped(joined(node))}`
    case 'mroot':
      return `${script(second, SUPERSCRIPTS, '^')}√${grouped(first)}`
    case 'mover':
      return withAccent(first, second)
    case 'msup':
      return withScripts(first, '', second)
    case 'msub':
    case 'munder':
      return withScripts(first, second, '')
    case 'msubsup':
    case 'munderover':
      return withScripts(first, second, third)
    default:
      return joined(node)
  }
}

/** Returns the text of an element's children, which are the operands of most MathML elements. */
function partsOf({ children }: Element): string[] {
  return children.filter((child) => child.type === 'element').map((child) => textOf(child).trim())
}

/** Joins the children of a row, with spaces where readers expect them. */
function joined({ children }: Element): string {
  let line = ''
  let isApplied = false
  for (const child of children) {
    const text = textOf(child)
    // `sin a`, but `sin(a)`
    if (isApplied && /^[^\s(]/.test(text)) line += ' '
    isApplied = isApplication(child)
    const kind = child.type === 'element' ? child.tagName : ''
    // a sign at the start of an operand belongs to it
    const isBetween = kind === 'mo' && SPACED.test(text) && /[^\s(=<>≤≥+−⋅×]\s*$/.test(line)
    if (isBetween) line = `${line.trimEnd()} ${text} `
    else line += kind === 'mtext' && /[\p{L}\p{N})]$/u.test(line) ? ` ${text}` : text
    if (/^[∑∏∫]/.test(text)) line += ' '
  }
  return line
}

/** Whether a node is the invisible operator between a function's name and its argument. */
function isApplication(node: ElementContent): boolean {
  const [sign] = node.type === 'element' ? node.children : []
  return sign?.type === 'text' && sign.value === '\u2061'
}

/** @param above an accent, or a superscript or subscript in its place */
function withAccent(base: string, above: string): string {
  const accent = ACCENTS.get(above)
  return accent === undefined ? withScripts(base, '', above) : base.replace(/(?<=^.)/u, accent)
}

function withScripts(base: string, below: string, above: string): string {
  return base + script(below, SUBSCRIPTS, '_') + script(above, SUPERSCRIPTS, '^')
}

/** Converts an index or exponent to small characters if all of it has them, otherwise writes it after its sign. */
function script(text: string, small: ReadonlyMap<string, string>, sign: string): string {
  const plain = text.replaceAll(' ', '')
  if (plain === '') return ''
  const letters = plain.replace(/[^\p{L}]/gu, '').length
  const characters = [...plain].map((character) => small.get(character))
  if (letters <= MOST_LETTERS && !characters.includes(undefined)) return characters.join('')
  return sign + (/^[\p{L}\p{N}_.]+$/u.test(plain) ? plain : `(${text})`)
}

/** Encloses an operand of a fraction or root in parentheses if it has several parts. */
function grouped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.includes(' ') ? `(${line})` : line
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === tagName ? child : find(child, tagName)
    if (found) return found
  }
  return undefined
}

function pairsOf(plain: string, forms: string): Map<string, string> {
  const all = [...forms]
  return new Map([...plain].map((character, at) => [character, all[at] ?? character]))
}
