import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import { ownValue } from '../base/own-value'
import { writtenDay } from '../base/written-day'
import { measuredValue } from './measured-value'
import { problem, type ProblemBook, type ReleaseFacts } from './page-context'
import type { SiteFacts } from './components/site-facts'

const TOKEN = /@(release|benchmark|examples)\.([\w .,()-]*)@/g

/** Facts that tokens refer to. */
export interface TokenFacts {
  /** Facts of the latest release; those that are unknown are left out. */
  readonly release: Partial<ReleaseFacts>
  /** Figures from content/benchmarks, by file name without `.yml`. */
  readonly benchmarks: ReadonlyMap<string, Benchmark>
  readonly site: Pick<SiteFacts, 'exampleCount'>
}

/** Suggestions for unknown tokens, by the word before the first dot. */
const USAGE: Readonly<Record<string, string>> = {
  release: 'use @release.version@, @release.tag@, or @release.date@',
  benchmark:
    'use @benchmark.<file>.date@ or @benchmark.<file>.<series>.<row>@ with a file of content/benchmarks, without .yml',
  examples: 'use @examples.count@',
}

/**
 * Replaces facts that pages refer to: `@release.version@`, `@release.tag@`, and `@release.date@` of the latest release;
 * `@benchmark.queries.candles.One day@`, a value with its unit, and `@benchmark.queries.date@` from content/benchmarks;
 * and `@examples.count@`, the number of examples that are run. Tokens are replaced before parsing because
 * `v@release.tag@` would be parsed as an email address, and because attributes can contain tokens. Both the site and the
 * example runner use this function, so examples run with the values that pages show.
 *
 * @param text the file from its first line, so that problems are reported with the line of the token
 */
export function fillTokens(context: TokenFacts & ProblemBook, text: string): string {
  return text.replace(TOKEN, (whole, kind: string, name: string, offset: number) => {
    const fact = factOf(context, kind, name)
    if (fact !== undefined) return fact
    const line = text.slice(0, offset).split('\n').length
    problem(
      context,
      { position: { start: { line } } },
      `unknown ${kind} fact ${whole}`,
      ownValue(USAGE, kind) ?? '',
    )
    return ''
  })
}

function factOf(context: TokenFacts, kind: string, name: string): string | undefined {
  if (kind === 'release') {
    const fact = ownValue(context.release, name)
    return name === 'date' && fact !== undefined ? writtenDay(fact) : fact
  }
  if (kind === 'examples')
    return name === 'count' ? context.site.exampleCount.toLocaleString('en-US') : undefined
  const [file = '', series, ...row] = name.split('.')
  const benchmark = context.benchmarks.get(file)
  if (!benchmark || series === undefined) return undefined
  return series === 'date' ? writtenDay(String(benchmark.date)) : valueOf(benchmark, series, row.join('.'))
}

function valueOf({ series, unit }: Benchmark, name: string, rowName: string): string | undefined {
  const value = ownValue(series, name)?.rows.find((row) => row.name === rowName)?.value
  return value === undefined ? undefined : measuredValue(value, unit)
}
