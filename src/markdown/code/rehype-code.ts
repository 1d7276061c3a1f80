import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ChartError } from '../charts/chart-error'
import type { ChartFlag } from '../charts/chart-flag'
import { EbnfError, type EbnfRule } from '../railroad/ebnf-nodes'
import { parseEbnf } from '../railroad/parse-ebnf'
import { railroadFigure } from '../railroad/railroad-figure'
import { RuleAnchors } from '../railroad/rule-anchors'
import { programResult } from '../results/program-result'
import type { ExampleMark } from '../steps/rehype-sections'
import { codeFigure } from './code-figure'
import type { FenceMeta } from '../../records/fence-meta'
import { el } from './hast'
import { highlight } from './highlight'
import { type Fence, codeOfPre, readFence } from './read-fence'
import { ownValue } from '../../base/own-value'

export interface RenderedFence {
  /** Language as the fence names it; `shell` is `bash`. */
  lang: string
  code: string
  meta: FenceMeta
  /** What is drawn above its result. */
  chart?: ChartFlag | undefined
  /** Place among the page's fences of the same language, `setup` ones included, from 0. */
  index: number
  /** Line of the fence in the page's file, or of the Include that brought it. */
  line: number | null
}

export interface RehypeCodeOptions {
  /** The recorded result of an example, to stand below it. */
  renderResult?: (fence: RenderedFence) => ElementContent | undefined
  /** What stands in the place of a missing result; asked for once, with all fences of the page in page order. */
  noticesOf?: (fences: readonly RenderedFence[]) => ReadonlyMap<RenderedFence, ElementContent>
  /** Addresses of syntax diagrams on other pages, by the name of the rule. */
  knownRules?: Readonly<Record<string, string>>
}

/** Turns code fences into coloured figures and grammars into syntax diagrams; drops `setup` fences. */
export function rehypeCode(options: RehypeCodeOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Fence[] = []
    const parents = new Set<{ children: unknown[] }>()
    visit(tree, 'element', (node, _, parent) => {
      const code = codeOfPre(node)
      if (!code || !parent) return
      fences.push(readFence(node, code, file))
      parents.add(parent)
    })

    const render = fenceRenderer(fences, options, file)
    const replaced = new Map<unknown, ElementContent[]>()
    for (const fence of fences) replaced.set(fence.pre, await render(fence))
    for (const parent of parents)
      parent.children = parent.children.flatMap((child) => replaced.get(child) ?? [child])
  }
}

/** Renders fences in page order; it keeps what the fences of a page share: counts, names and anchors. */
function fenceRenderer(
  fences: Fence[],
  { renderResult, noticesOf, knownRules = {} }: RehypeCodeOptions,
  file: VFile,
) {
  const rendered = renderedFences(fences)
  const notices = noticesOf?.([...rendered.values()])
  const uniqueName = nameGiver()
  const anchors = new RuleAnchors()
  // all grammars first: a diagram may link to one further down
  const grammars = new Map<Fence, Grammar>()
  for (const fence of fences) {
    if (!fence.meta.railroad || fence.meta.setup) continue
    const rules = readGrammar(fence, file)
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
    if (made?.result) return [el('div', { className: ['example'] }, figure, programResult(made.result, name))]
    if (notice) return [figure, notice]
    const result = asked && drawn(fence, () => renderResult?.(asked))
    if (!result) return [figure]
    const mark: ExampleMark = {
      fence: `${lang} ${asked.index}`,
      line: asked.line,
      title: meta.title ?? null,
    }
    return [el('div', { className: ['example'], dataExample: JSON.stringify(mark) }, figure, result)]
  }
}

/** What results are asked for with; those that a component made have none in the page's record. */
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
    // the grammar begins on the line after the backticks, as far to the right as they are
    const place = start && { line: start.line + error.line, column: start.column + error.column - 1 }
    return file.fail(error.message, place)
  }
}

/** Regions of one page must have different names: the second `Shell example` becomes `Shell example 2`. */
function nameGiver(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    let unique = name
    for (let n = 2; used.has(unique); n++) unique = `${name} ${n}`
    used.add(unique)
    return unique
  }
}
