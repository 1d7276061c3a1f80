import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

/** The section that explains why examples run on this version rather than the release documented on the site. */
export const WHY_THIS_VERSION = '/release-notes/#verified-examples'

/** The response to a statement or command. */
export interface ResultPart {
  /** Text of the bar: the number of rows, or a single value. */
  label: readonly (ElementContent | string)[]
  /** Items in the menu of the bar. */
  actions?: readonly Element[]
  /** Content below the bar. */
  body?: Element
}

interface FrameOptions {
  /** Version of QuestDB that ran the example. */
  engine: string
  /** Reason why values vary between runs, if they do. */
  volatile?: string | undefined
  /** URL that runs the example in the public demo. */
  demoUrl?: string | null
  chart?: Element | undefined
  /** Whether it's the result of a program, which isn't an example of the page. */
  isOfProgram?: boolean
}

/** Renders the frame below an example: a bar with a summary and the verified version, followed by the result. */
export function resultFrame(
  parts: readonly ResultPart[],
  { engine, volatile, demoUrl, chart, isOfProgram = false }: FrameOptions,
): Element {
  const items: ElementContent[] = [
    ...(parts.length === 1 ? (parts[0]?.actions ?? []) : []),
    ...(demoUrl ? [h('a', { href: demoUrl }, 'Open in live demo')] : []),
    ...(volatile ? [h('p', `Values vary between runs: ${volatile}.`)] : []),
  ]
  return h('div', { className: isOfProgram ? ['result', 'of-program'] : ['result'] }, [
    h('div', { className: ['result-bar'] }, [
      ...(parts[0] ? [h('span', { className: ['result-label'] }, [...parts[0].label])] : []),
      h('a', { className: ['verified'], href: WHY_THIS_VERSION, title: 'Why this version?' }, [
        'Verified on ',
        h('span', 'QuestDB '),
        engine,
      ]),
      ...(volatile ? [h('span', { className: ['varies'] }, 'values vary')] : []),
      ...(items.length > 0
        ? [
            h('details', { className: ['result-menu'], name: 'result-menu' }, [
              h('summary', { ariaLabel: 'Result options' }, '⋯'),
              h('div', items),
            ]),
          ]
        : []),
    ]),
    ...(chart ? [chart] : []),
    ...parts.flatMap(({ body }) => (body ? [body] : [])),
  ])
}
