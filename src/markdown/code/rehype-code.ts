import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ChartError } from '../charts/chart-error'
import type { ChartFlag } from '../charts/chart-flag'
import { EbnfError, type EbnfRule } from '../railroad/ebnf-nodes'
import { parseEbnf } from '../railroad/parse-ebnf'
import { railroadFigure, RuleAnchors } from '../railroad/railroad-figure'
import { programResult } from '../results/program-result'
import type { ExampleMark } from '../steps/rehype-sections'
import { captionFigure, codeFigure } from './code-figure'
import type { FenceMeta } from '../../records/fence-meta'
import { el } from './hast'
import { highlight } from './highlight'
import { type Fence, codeOfPre, readFence } from './read-fence'
import { ownValue } from '../../base/own-value'

/** A code fence that was rendered, other than a `setup` fence. */
export interface RenderedFence {
  /** Language named by the fence, with `shell` normalized to `bash`. */
  lang: string
  code: string
  meta: FenceMeta
  /** The chart above its result. */
  chart?: ChartFlag | undefined
  /** Index among the page's fences of the same language, including `setup` fences, starting at 0. */
  index: number
  /** Line of the fence in the page's file, or of the Include that inserted it. */
  line: number | null
}

/** What a page adds to its code fences. */
export interface RehypeCodeOptions {
  /** Returns the recorded result of an example, to be placed below it. */
  renderResult?: (fence: RenderedFence) => ElementContent | undefined
  /** Returns what replaces a missing result. It's called once with all fences in page order. */
  noticesOf?: (fences: readonly RenderedFence[]) => ReadonlyMap<RenderedFence, ElementContent>
  /** Receives the problem of each fence, so that the rest of the page is still read. Without it, the first one stops. */
  report?: (problem: VFile['messages'][number]) => void
  /** URLs of syntax diagrams on other pages, by the name of the rule. */
  knownRules?: Readonly<Record<string, string>>
}

/** Replaces code fences with highlighted figures and grammars with syntax diagrams, and removes `setup` fences. */
export function rehypeCode(options: RehypeCodeOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Fence[] = []
    const parents = new Set<{ children: unknown[] }>()
    visit(tree, 'element', (node, _, parent) => {
      const code = codeOfPre(node)
      if (!code || !parent) return
      const fence = attempt(file, options, () => readFence(node, code, file))
      if (!fence) return
      fences.push(fence)
      parents.add(parent)
    })

    const render = fenceRenderer(fences, options, file)
    const replaced = new Map<unknown, ElementContent[]>()
    for (const fence of fences) replaced.set(fence.pre, await render(fence))
    for (const parent of parents)
      parent.children = parent.children.flatMap((child) => replaced.get(child) ?? [child])
  }
}

/** Returns the result of work on a fence; undefined if the fence has a problem, which is reported. */
function attempt<T>(file: VFile, { report }: RehypeCodeOptions, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    const problem = file.messages.find((message) => message === error)
    if (!report || !problem) throw error
    report(problem)
    return undefined
  }
}

/** Renders fences in page order and maintains the state that they share: counts, names, and anchors. */
function fenceRenderer(fences: Fence[], options: RehypeCodeOptions, file: VFile) {
  const { renderResult, noticesOf, knownRules = {} } = options
  const rendered = renderedFences(fences)
  const notices = noticesOf?.([...rendered.values()])
  const uniqueName = nameGiver()
  const anchors = new RuleAnchors()
  // all grammars first, because a diagram can link to a later one
  const grammars = new Map<Fence, Grammar>()
  for (const fence of fences) {
    if (!fence.meta.railroad || fence.meta.setup) continue
    const rules = attempt(file, options, () => readGrammar(fence, file))
    if (!rules) continue
    grammars.set(fence, { rules, anchors: anchors.add(rules.map(({ name }) => name)) })
  }

  const drawn = <T>({ pre }: Fence, draw: () => T): T => {
    try {
      return draw()
    } catch (error) {
      if (!(error instanceof ChartError)) throw error
      return file.fail(`${error.message}. ${error.instead}`, pre.position)
    }
  }

  return async (fence: Fence): Promise<ElementContent[]> => {
    const { lang, language, code, meta, made } = fence
    const asked = rendered.get(fence)
    const notice = asked && notices?.get(asked)
    if (meta.setup) return notice ? [notice] : []

    const lines = await highlight(code, language)
    const grammar = grammars.get(fence)
    if (grammar) {
      const linkOf = (rule: string): string | undefined => {
        const id = grammar.anchors.get(rule) ?? anchors.get(rule)
        return id ? `#${id}` : ownValue(knownRules, rule)
      }
      return [railroadFigure({ ...grammar, title: meta.title, linkOf, lines, uniqueName })]
    }

    const label = meta.foreign ?? language.label
    const name = uniqueName(meta.title ?? `${label} example`)
    const figure = codeFigure({ lang: language.name, label, name, code, lines, meta, made })
    if (made?.result) {
      // rows replace their own CSV
      const shown = made.kind === 'output' ? captionFigure(name) : figure
      return [el('div', { className: ['example'] }, shown, programResult(made.result, name))]
    }
    if (notice) return [figure, notice]
    const result = asked && attempt(file, options, () => drawn(fence, () => renderResult?.(asked)))
    if (!result) return [figure]
    const mark: ExampleMark = {
      fence: `${lang} ${asked.index}`,
      line: asked.line,
      title: meta.title ?? null,
    }
    return [el('div', { className: ['example'], dataExample: JSON.stringify(mark) }, figure, result)]
  }
}

/** Identifies the results of a fence. Fences created by components have none in the page's record. */
function renderedFences(fences: readonly Fence[]): Map<Fence, RenderedFence> {
  const counts = new Map<string, number>()
  return new Map(
    fences.flatMap((fence) => {
      if (fence.made) return []
      const { lang, code, meta, chart, pre } = fence
      const index = counts.get(lang) ?? 0
      counts.set(lang, index + 1)
      return [[fence, { lang, code, meta, chart, index, line: pre.position?.start.line ?? null }]]
    }),
  )
}

interface Grammar {
  rules: EbnfRule[]
  anchors: Map<string, string>
}

function readGrammar({ code, pre }: Fence, file: VFile): EbnfRule[] {
  try {
    return parseEbnf(code)
  } catch (error) {
    if (!(error instanceof EbnfError)) throw error
    const start = pre.position?.start
    // the grammar starts on the line after the backticks, with the same indentation
    const place = start && { line: start.line + error.line, column: start.column + error.column - 1 }
    return file.fail(error.message, place)
  }
}

/** Names of regions must be unique on a page: the second `Shell example` becomes `Shell example 2`. */
function nameGiver(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    let unique = name
    for (let n = 2; used.has(unique); n++) unique = `${name} ${n}`
    used.add(unique)
    return unique
  }
}
