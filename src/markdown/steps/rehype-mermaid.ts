import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'
import { enlargeButton } from '../components/enlarge-button'
import { errorMessage } from '../../base/error-message'
import { FenceMetaError, parseFenceMeta } from '../../records/fence-meta'

/** Width of the text on a phone and of the text column, in CSS pixels (styles/tokens.css, --measure). */
const PHONE = 340
const COLUMN = 736

/** Returns the SVG of a diagram. */
export type DrawDiagram = (code: string) => Promise<string>

/** Replaces mermaid fences with their drawings, in one or two forms. The fence's title is the text alternative. */
export function rehypeMermaid(context: PageContext, draw: DrawDiagram) {
  return () => async (tree: Root) => {
    const jobs: Promise<void>[] = []
    visit(tree as Node, 'element', (pre: Element, index: number | null, parent: Parent | null) => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || !parent || index === null || code?.type !== 'element') return undefined
      const classes = code.properties?.className
      if (!Array.isArray(classes) || !classes.includes('language-mermaid')) return undefined
      const title = titleOf(context, pre, code)
      jobs.push(
        drawForms(toString(code), draw).then(
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
            problem(
              context,
              pre,
              `the diagram cannot be drawn: ${errorMessage(error).split('\n')[0] ?? ''}`,
              'check its Mermaid syntax',
            )
          },
        ),
      )
      return SKIP
    })
    await Promise.all(jobs)
  }
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
  const name = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  return (
    svg
      .replace(/ (role|aria-roledescription|aria-label|aria-labelledby|aria-describedby)="[^"]*"/g, '')
      // a function, because sequences such as $& have a meaning in a replacement string
      .replace('<svg', () => `<svg role="img" aria-label="${name}"`)
  )
}
