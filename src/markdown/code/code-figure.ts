import type { Element, ElementContent } from 'hast'
import { copiedText } from './copied-text'
import type { FenceMeta } from '../../records/fence-meta'
import { el } from './hast'
import type { MadeFence } from './made-fence'
import type { Token } from './highlight'
import { lineToHast, linesToHast } from './tokens-to-hast'

export interface CodeFigure {
  /** Name of the language for styles and scripts: `data-lang`. */
  lang: string
  /** Language as readers know it. */
  label: string
  /** Name of the scrolling region for screen readers, unlike any other on the page. */
  name: string
  code: string
  lines: Token[][]
  meta: FenceMeta
  /** What a component said of a fence that it made. */
  made?: MadeFence | undefined
}

/**
 * A code sample as static HTML. Scripts elsewhere make its buttons work: `data-copy` copies the attribute's
 * text, or the text of the `code` element when it is empty; `data-wrap` switches the class `wrap` of the
 * figure and its own `aria-pressed`.
 */
export function codeFigure({ lang, label, name, code, lines, meta, made }: CodeFigure): Element {
  const byLine = hasLineFeatures(meta)
  const isDiff = meta.inserted.length + meta.deleted.length > 0
  const states = { wrap: meta.wrap, numbers: meta.numbers, changes: isDiff }
  return el(
    'figure',
    {
      className: ['code', ...Object.entries(states).flatMap(([name, on]) => (on ? [name] : []))],
      dataLang: lang,
    },
    ...(meta.title ? [el('figcaption', {}, meta.title)] : []),
    el(
      'div',
      { className: ['code-bar'] },
      el('span', {}, label, ...(made?.fileName ? [' ', el('small', {}, made.fileName)] : [])),
      ...downloadLink(made),
      el(
        'button',
        { type: 'button', dataWrap: '', ariaPressed: String(meta.wrap), ariaLabel: 'Wrap long lines' },
        'Wrap',
      ),
      el(
        'button',
        { type: 'button', dataCopy: isDiff ? copiedText(code, meta) : '', ariaLabel: 'Copy code' },
        'Copy',
      ),
    ),
    codeBlock(name, byLine ? lines.map((line, i) => lineElement(line, i + 1, meta)) : linesToHast(lines)),
    ...notes(meta).map((note) => el('p', { className: ['code-note'] }, note)),
  )
}

function downloadLink({ download, fileName = '' }: MadeFence = { kind: 'program' }): Element[] {
  if (download === undefined) return []
  return [el('a', { href: download, download: '', ariaLabel: `Download ${fileName}` }, 'Download')]
}

/** Code in a box that scrolls in itself and can be reached by the keyboard. */
export function codeBlock(name: string, content: ElementContent[]): Element {
  return el('pre', { tabIndex: 0, role: 'region', ariaLabel: name }, el('code', {}, ...content))
}

function hasLineFeatures(meta: FenceMeta): boolean {
  return meta.numbers || meta.highlight.length + meta.inserted.length + meta.deleted.length > 0
}

function lineElement(line: Token[], number: number, meta: FenceMeta): Element {
  const [tagName, word] = meta.inserted.includes(number)
    ? ['ins', 'added: ']
    : meta.deleted.includes(number)
      ? ['del', 'removed: ']
      : ['span', '']
  return el(
    tagName,
    { className: ['line'], ...(meta.highlight.includes(number) ? { dataHl: '' } : {}) },
    ...(word ? [el('span', { className: ['code-said'] }, word)] : []),
    ...lineToHast(line),
  )
}

function notes(meta: FenceMeta): string[] {
  return [
    ...(meta.enterprise ? ['Requires QuestDB Enterprise.'] : []),
    ...(meta.notRun ? [`Not run during verification: ${meta.notRun.replace(/\.$/, '')}.`] : []),
  ]
}
