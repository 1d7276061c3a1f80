import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'
import { errorMessage } from '../../error-message'

/** Gives the SVG text of a diagram. */
export type DrawDiagram = (code: string) => Promise<string>

/** Replaces each mermaid fence by its drawing. The fence's title is the drawing's text alternative. */
export function rehypeMermaid(context: PageContext, draw: DrawDiagram) {
  return () => async (tree: Root) => {
    const jobs: Promise<void>[] = []
    visit(tree as Node, 'element', (pre: Element, index: number | null, parent: Parent | null) => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || !parent || index === null || code?.type !== 'element') return undefined
      const classes = code.properties?.className
      if (!Array.isArray(classes) || !classes.includes('language-mermaid')) return undefined
      const title = /title="([^"]+)"/.exec((code.data as { meta?: string } | undefined)?.meta ?? '')?.[1]
      if (!title)
        problem(
          context,
          pre,
          'the diagram has no alt text',
          'describe what it shows: ```mermaid title="How rows reach the view"',
        )
      jobs.push(
        draw(toString(code)).then(
          (svg) => {
            parent.children[index] = h('figure', { className: ['diagram'] }, [
              h(
                'div',
                {
                  className: ['diagram-scroll'],
                  tabIndex: 0,
                  role: 'region',
                  ariaLabel: `Diagram: ${title ?? ''}`,
                },
                [{ type: 'raw', value: labelSvg(svg, title ?? '') } as never],
              ),
              h('figcaption', title ?? ''),
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

/** Makes the drawing one image with a name for assistive technology. */
export function labelSvg(svg: string, title: string): string {
  const name = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  return svg
    .replace(/ (role|aria-roledescription|aria-label|aria-labelledby|aria-describedby)="[^"]*"/g, '')
    .replace('<svg', `<svg role="img" aria-label="${name}"`)
}
