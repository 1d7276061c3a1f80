import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import { ownValue } from '../base/own-value'
import { writtenDay } from '../base/written-day'
import { measuredValue } from './measured-value'
import { problem, type PageContext } from './page-context'

const TOKEN = /@(release|benchmark|examples)\.([\w .-]*)@/g

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
 * `v@release.tag@` would be parsed as an email address, and because attributes can contain tokens.
 */
export function fillTokens(context: PageContext, text: string): string {
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

function factOf(context: PageContext, kind: string, name: string): string | undefined {
  if (kind === 'release')
    return name === 'date' ? writtenDay(context.release.date) : ownValue(context.release, name)
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
