import type { Element, ElementContent } from 'hast'
import type { FenceMeta } from '../../records/fence-meta'
import { el } from './hast'
import type { MadeFence } from './made-fence'
import type { Token } from './highlight'
import { lineToHast, linesToHast } from './tokens-to-hast'

/**
 * Length up to which lines fit wherever code is shown beside something else, in characters. On phones, most languages wrap (code.css).
 */
const FITS = 53

/** Length up to which lines fit across the text of a wide window, in characters: 80, at a width of 720 pixels. */
const FITS_WIDE = 78

/** The same for code in a list. */
const FITS_WIDE_LIST = 74

/** A code sample, highlighted, to be rendered as a figure. */
export interface CodeFigure {
  /** Name of the language for styles and scripts: `data-lang`. */
  lang: string
  /** Display name of the language. */
  label: string
  /** Accessible name of the scrollable region, unique on the page. */
  name: string
  code: string
  lines: Token[][]
  meta: FenceMeta
  /** Properties of a fence created by a component. */
  made?: MadeFence | undefined
}

/**
 * Renders a code sample as static HTML. Client scripts implement its buttons: `data-copy` copies the attribute's text,
 * or that of the `code` element if it's empty, and `data-wrap` toggles the class `wrap` of the figure and its own
 * `aria-pressed`. Code with short lines has no button to wrap them.
 */
export function codeFigure({ lang, label, name, code, lines, meta, made }: CodeFigure): Element {
  const byLine = hasLineFeatures(meta)
  const longest = Math.max(...code.split('\n').map((line) => line.length))
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
      ...(longest > FITS ? [wrapButton(meta, longest)] : []),
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

/**
 * Returns the text that the copy button places on the clipboard: the code as it's meant to be used, without removed
 * lines and diff markers.
 */
export function copiedText(code: string, meta: Pick<FenceMeta, 'deleted'>): string {
  if (meta.deleted.length === 0) return code
  return code
    .split('\n')
    .filter((_, i) => !meta.deleted.includes(i + 1))
    .join('\n')
}

/** Renders the caption of a result that is shown without code. */
export function captionFigure(title: string): Element {
  return el('figure', { className: ['code'] }, el('figcaption', {}, title))
}

function wrapButton({ wrap }: FenceMeta, longest: number): Element {
  // hidden by the style sheet where the lines fit
  const fits = [
    ...(longest <= FITS_WIDE ? ['fits-wide'] : []),
    ...(longest <= FITS_WIDE_LIST ? ['fits-wide-list'] : []),
  ]
  return el(
    'button',
    {
      type: 'button',
      ...(fits.length > 0 && { className: fits }),
      dataWrap: '',
      ariaPressed: String(wrap),
      ariaLabel: 'Wrap long lines',
    },
    'Wrap',
  )
}

function downloadLink({ download, fileName = '' }: MadeFence = { kind: 'program' }): Element[] {
  if (download === undefined) return []
  return [el('a', { href: download, download: '', ariaLabel: `Download ${fileName}` }, 'Download')]
}

/** Renders code in a scrollable box that is reachable with the keyboard. */
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
    ...(meta.notRun ? [`Not tested automatically: ${meta.notRun.replace(/\.$/, '')}.`] : []),
    ...(meta.verifiedBy ? [`Verified by ${meta.verifiedBy.replace(/\.$/, '')}.`] : []),
  ]
}
