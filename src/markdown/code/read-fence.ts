import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { capital } from '../../base/capital'
import { ChartError } from '../charts/chart-error'
import { type ChartFlag, parseChartFlag } from '../charts/chart-flag'
import { type FenceMeta, FenceMetaError, parseFenceMeta } from '../../records/fence-meta'
import { textOf } from './hast'
import { LANGUAGE_NAMES, type Language, findLanguage } from './languages'
import { type MadeFence, readMadeFence } from './made-fence'

/** A validated code fence of a page. */
export interface Fence {
  /** Its `pre` element. */
  pre: Element
  /** Name of the language as written, with `shell` normalized to `bash`. */
  lang: string
  /** Language used for highlighting: SQL of another product isn't highlighted as QuestDB's. */
  language: Language
  /** Code without the newline before the closing fence. */
  code: string
  meta: FenceMeta
  /** The chart requested by the flag `chart`. */
  chart: ChartFlag | undefined
  /** Properties of a fence created by a component. */
  made: MadeFence | undefined
}

/** Returns the `code` element of a `pre` that is a code fence; undefined for math. */
export function codeOfPre(pre: Element): Element | undefined {
  const code = pre.children.find((child): child is Element => child.type === 'element')
  if (pre.tagName !== 'pre' || code?.tagName !== 'code') return undefined
  const classes = classNames(code)
  return classes.includes('language-math') || classes.includes('math-display') ? undefined : code
}

/** Reads a fence, and reports problems with the line that the author has to fix. */
export function readFence(pre: Element, codeElement: Element, file: VFile): Fence {
  const fail = (problem: string, instead: string): never => file.fail(`${problem}. ${instead}`, pre.position)
  const name = classNames(codeElement)
    .find((className) => className.startsWith('language-'))
    ?.slice('language-'.length)
  if (!name)
    return fail(
      'The code fence has no language',
      'Specify a language after the three backticks, or use text; if this line is meant to close a fence, the opening line has a backtick in its flags, so use ~~~ to open and close the fence',
    )
  const language = findLanguage(name)
  if (!language)
    return fail(`The code fence specifies an unknown language "${name}"`, `Use one of: ${LANGUAGE_NAMES}`)

  const meta = readMeta(codeElement, fail)
  const code = codeElement.children
    .map((child) => textOf(child))
    .join('')
    .replace(/\n$/, '')
  if (code.trim() === '') fail('The code fence is empty', 'Add code or remove the fence')
  checkFlags(name, meta, fail)
  checkLines(code, meta, fail)
  const chart = readChart(name, meta, fail)
  const dialect = meta.foreign === undefined ? undefined : findLanguage('sql')
  return {
    pre,
    lang: language.name,
    language: dialect ?? language,
    code,
    meta,
    chart,
    made: readMadeFence(codeElement),
  }
}

type Fail = (problem: string, instead: string) => never

function readMeta(codeElement: Element, fail: Fail): FenceMeta {
  try {
    const text = codeElement.data?.meta
    return parseFenceMeta(typeof text === 'string' ? text : undefined)
  } catch (error) {
    if (error instanceof FenceMetaError) return fail(capital(error.message), capital(error.instead))
    throw error
  }
}

function checkFlags(name: string, meta: FenceMeta, fail: Fail): void {
  if (name === 'sql' && meta.foreign === undefined)
    fail(
      'The sql fence does not specify a SQL dialect',
      'Use questdb-sql, or name the product: sql foreign="PostgreSQL"',
    )
  if (meta.foreign !== undefined && name !== 'sql' && name !== 'questdb-sql')
    fail(`The foreign flag is used on a ${name} fence`, 'Use it only with questdb-sql or sql')
  if (meta.railroad && name !== 'ebnf')
    fail(
      `The railroad flag is used on a ${name} fence`,
      'Write the grammar in a fence that starts with: ebnf railroad',
    )
}

function readChart(name: string, meta: FenceMeta, fail: Fail): ChartFlag | undefined {
  if (meta.chart === undefined) return undefined
  const without = (['setup', 'enterprise', 'error', 'foreign', 'notRun', 'verifiedBy'] as const).find(
    (flag) => meta[flag],
  )
  if (name !== 'questdb-sql' || without)
    fail(
      `The chart flag is used on ${without ? `a fence with ${without}` : `a ${name} fence`}, which has no result to draw`,
      'Use it with questdb-sql examples that return rows',
    )
  try {
    return parseChartFlag(meta.chart)
  } catch (error) {
    if (error instanceof ChartError) return fail(capital(error.message), capital(error.instead))
    throw error
  }
}

function checkLines(code: string, meta: FenceMeta, fail: Fail): void {
  const count = code.split('\n').length
  const beyond = [...meta.highlight, ...meta.inserted, ...meta.deleted].find((line) => line > count)
  if (beyond !== undefined)
    fail(
      `Line ${beyond} is marked, but the last line of the code is ${count}`,
      'Mark existing lines; the first line is 1',
    )
  const both = meta.inserted.find((line) => meta.deleted.includes(line))
  if (both !== undefined)
    fail(
      `Line ${both} is marked as both added and removed`,
      'Include the line twice: once as removed and once as added',
    )
}

function classNames(element: Element): string[] {
  const value = element.properties?.className
  return Array.isArray(value) ? value.map(String) : []
}
