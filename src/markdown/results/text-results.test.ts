import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { ShellExample } from '../../records/record-format'
import { shellResult } from './text-results'

/** HTML of the output of a shell command that printed these lines. */
const outputOf = (...lines: string[]): string => {
  const example: Partial<ShellExample> = {
    index: 0,
    response: { exitCode: 0, statuses: [200], lines, lineCount: lines.length },
  }
  return toHtml(shellResult(example as ShellExample)?.body as never)
}

describe('the output of a command', () => {
  it('can wrap if it is JSON: long lines are elements that keep their indentation', () => {
    const answer = outputOf(
      '{"query": "SELECT 1", "columns": [{"name": "first", "type": "INT"}, {"name": "second", "type": "INT"}]}',
    )
    expect(answer).toContain('<pre class="output json"')
    expect(answer).toContain('<span class="w1">  "columns": [{"name": "first"')
    expect(outputOf('{"ddl":"OK"}')).toContain('<pre class="output json"')
  })

  it('keeps its lines otherwise, because columns must stay aligned', () => {
    expect(outputOf('{"ddl":"OK"}', 'a | b')).toContain('<pre class="output" ')
    expect(outputOf('symbol | price')).toContain('<pre class="output" ')
  })
})
