import { expect, it } from 'vitest'
import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import { findExampleLanguage, kindOf } from '../../../src/content/client-examples/languages'
import type { ProgramResult } from '../result'
import { printTable } from './table'

function result(language: string, name: string, more: Partial<ProgramResult>): ProgramResult {
  const entry = { language: findExampleLanguage(language), name, kind: kindOf(name) } as ClientExampleEntry
  return { entry, problems: [], seconds: 0, ...more }
}

it('counts each kind of each language, sums up, and says why programs were not run', () => {
  const lines = printTable(
    [
      result('go', 'plain', {
        ran: true,
        rowsMatch: true,
        outputMatches: true,
        failedWithout: true,
        seconds: 1.25,
      }),
      result('go', 'auth', { ran: true, problems: [{ problem: 'wrong', detail: [] }], seconds: 1 }),
      result('go', 'pgwire/pool', { ran: true, outputMatches: true, seconds: 0.5 }),
      result('csharp', 'plain', { notRun: 'no SDK', parsed: true }),
      result('csharp', 'auth', { notRun: 'no SDK', parsed: true }),
    ],
    new Map([['go', 12.3]]),
  )
  const cells = lines.map((line) => line.split(/ {2,}/))
  expect(cells.slice(0, 5)).toEqual([
    ['', 'programs', 'ran', 'rows', 'output', 'no server', 'parsed', 'not run', 'failed', 'seconds'],
    ['go client kinds', '2', '2', '1', '1', '1', '-', '-', '1', '2.3'],
    ['go pgwire', '1', '1', '-', '1', '-', '-', '-', '-', '0.5'],
    ['csharp client kinds', '2', '-', '-', '-', '-', '2', '2', '-', '0.0'],
    ['total', '5', '3', '1', '2', '1', '2', '2', '1', '2.8'],
  ])
  expect(lines.slice(-2)).toEqual(['built: go 12 s', '2 csharp programs were not run: no SDK'])
})
