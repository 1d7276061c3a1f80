import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'
import { enlargeButton } from '../components/enlarge-button'
import { errorMessage } from '../../base/error-message'
import { escapeHtml } from '../../base/escape-html'
import { ContentError } from '../../base/content-error'
import { FenceMetaError, parseFenceMeta } from '../../records/fence-meta'

/** Width of the text on a phone and of the text column, in CSS pixels (styles/tokens.css, --measure). */
const PHONE = 340
const COLUMN = 736

/** Returns the SVG of a diagram. */
export type DrawDiagram = (code: string) => Promise<string>

/** Replaces mermaid fences with their drawings, in one or two forms. The fence's title is the text alternative. */
export function rehypeMermaid(context: PageContext, drawDiagram: DrawDiagram) {
  const draw: DrawDiagram = (code) => {
    context.diagrams.push(code)
    return drawDiagram(code)
  }
  return () => async (tree: Root) => {
    const jobs: Promise<void>[] = []
    visit(tree as Node, 'element', (pre: Element, index: number | null, parent: Parent | null) => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || !parent || index === null || code?.type !== 'element') return undefined
      const classes = code.properties?.className
      if (!Array.isArray(classes) || !classes.includes('language-mermaid')) return undefined
      const title = titleOf(context, pre, code)
      const source = toString(code)
      jobs.push(
        drawForms(source, draw).then(
          (forms) => {
            parent.children[index] = h('figure', { className: ['diagram'] }, [
              ...forms.map(({ svg, className }) =>
                h(
                  'div',
                  {
                    className: ['diagram-scroll', ...className],
                    tabIndex: 0,
                    role: 'region',
                    ariaLabel: `Diagram: ${title}`,
                  },
                  [{ type: 'raw', value: labelSvg(svg, title) } as never],
                ),
              ),
              h('figcaption', title),
              enlargeButton(title),
            ])
          },
          (error: unknown) => {
            parent.children[index] = h('figure')
            context.problems.push(drawingProblem(context.file, pre, source, errorMessage(error)))
          },
        ),
      )
      return SKIP
    })
    await Promise.all(jobs)
  }
}

/**
 * Returns the problem of a diagram that can't be drawn: mermaid's message in a single line, without the row of hyphens
 * that marks a column, at the line of the file that the message is about.
 */
function drawingProblem(file: string, pre: Element, code: string, message: string): ContentError {
  const [, lineOfCode] = /\bon line (\d+)/.exec(message) ?? []
  const start = pre.position?.start.line
  const line =
    start === undefined || lineOfCode === undefined ? start : start + fenceLine(code, Number(lineOfCode))
  const text = message
    .split('\n')
    .filter((one) => !/^-*\^\s*$/.test(one))
    .join(' ')
    .replace(/ on line \d+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
  return new ContentError(file, line, `the diagram cannot be drawn: ${text}`, 'check its Mermaid syntax')
}

/** Returns the line of a fence's code, starting at 1, that mermaid counts as `wanted`: it removes comments first. */
function fenceLine(code: string, wanted: number): number {
  const lines = code.trimEnd().split('\n')
  const counted = lines.flatMap((text, at) => (/^\s*%%(?!\{)/.test(text) ? [] : [at + 1]))
  return counted[wanted - 1] ?? lines.length
}

/** Returns the title of a diagram's fence; '' after reporting that it's missing or that the flags are invalid. */
function titleOf(context: PageContext, pre: Element, code: Element): string {
  try {
    const { title } = parseFenceMeta((code.data as { meta?: string | null } | undefined)?.meta)
    if (title) return title
    problem(
      context,
      pre,
      'the diagram has no alt text',
      'describe what it shows: ```mermaid title="How rows reach the view"',
    )
  } catch (error) {
    if (!(error instanceof FenceMetaError)) throw error
    problem(context, pre, error.message, error.instead)
  }
  return ''
}

/** A drawing with the classes that determine when it's shown. */
interface Form {
  svg: string
  className: string[]
}

/**
 * Draws a diagram. If it's horizontal and wider than a phone, it's also drawn from top to bottom for narrow screens.
 */
async function drawForms(code: string, draw: DrawDiagram): Promise<Form[]> {
  const svg = await draw(code)
  const upright = uprightCode(code)
  const width = widthOf(svg)
  if (upright === undefined || width <= PHONE) return [{ svg, className: [] }]
  const narrow = await draw(upright)
  if (widthOf(narrow) >= width) return [{ svg, className: [] }]
  if (width > COLUMN) return [{ svg: narrow, className: [] }]
  return [
    { svg, className: ['wide'] },
    { svg: narrow, className: ['narrow'] },
  ]
}

/** Returns the width of a drawing in CSS pixels. */
function widthOf(svg: string): number {
  return Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}

/** Changes the direction of a horizontal flowchart to top to bottom; undefined for any other diagram. */
export function uprightCode(code: string): string | undefined {
  if (!/^\s*(?:flowchart|graph)\s+(?:LR|RL)\b/.test(code)) return undefined
  return code.replace(
    /^(\s*(?:flowchart|graph|direction)\s+)(LR|RL)\b/gm,
    (_, before: string, way: string) => `${before}${way === 'LR' ? 'TB' : 'BT'}`,
  )
}

/** Turns the drawing into a single image with an accessible name. */
export function labelSvg(svg: string, title: string): string {
  const name = escapeHtml(title)
  return (
    svg
      .replace(/ (role|aria-roledescription|aria-label|aria-labelledby|aria-describedby)="[^"]*"/g, '')
      // a function, because sequences such as $& have a meaning in a replacement string
      .replace('<svg', () => `<svg role="img" aria-label="${name}"`)
  )
}
