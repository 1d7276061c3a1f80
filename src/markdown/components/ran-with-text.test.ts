import { describe, expect, it } from 'vitest'
import { listed, notRunText, ranWithLine, ranWithText, toolRanWithText } from './ran-with-text'
import { htmlOf } from './test-component'

const date = '2026-11-22'

describe('the line with the versions', () => {
  it('names the client, the runtime, the server, and the day', () => {
    expect(
      ranWithText({ client: 'questdb 3.0.0', runtime: 'Python 3.11.7', server: 'QuestDB 9.0.1', date }),
    ).toBe('Tested with questdb 3.0.0, Python 3.11.7, and QuestDB 9.0.1 on November 22, 2026.')
  })

  it('omits a client or a runtime that is unknown', () => {
    const server = 'QuestDB 9.0.1'
    expect(ranWithText({ client: '', runtime: 'PHP 8.3', server, date })).toBe(
      'Tested with PHP 8.3 and QuestDB 9.0.1 on November 22, 2026.',
    )
    expect(ranWithText({ client: 'curl 8', runtime: '', server, date })).toBe(
      'Tested with curl 8 and QuestDB 9.0.1 on November 22, 2026.',
    )
  })

  it('names each package once', () => {
    const client = 'numpy 2.4.6, pandas 2.3.3, numpy 2.4.6'
    expect(ranWithText({ client, runtime: '', server: 'QuestDB 9.0.1', date })).toBe(
      'Tested with numpy 2.4.6, pandas 2.3.3, and QuestDB 9.0.1 on November 22, 2026.',
    )
  })

  it('names all versions of a tool', () => {
    const server = 'QuestDB 9.0.1'
    expect(toolRanWithText({ versions: ['Kafka 3.9.0', 'Connect 1.0'], server, date })).toBe(
      'Tested with Kafka 3.9.0, Connect 1.0, and QuestDB 9.0.1 on November 22, 2026.',
    )
    expect(toolRanWithText({ versions: [], server, date })).toBe(
      'Tested with QuestDB 9.0.1 on November 22, 2026.',
    )
  })

  it('has a class by which the search finds it', () => {
    expect(htmlOf([ranWithLine('Tested with 1.0.')])).toBe('<p class="ran-with">Tested with 1.0.</p>')
  })
})

it('a reason ends with a single period, whether or not the author wrote it', () => {
  expect(notRunText('it needs a license')).toBe('Not run: it needs a license.')
  expect(notRunText('it needs version 1.5 or later.')).toBe('Not run: it needs version 1.5 or later.')
})

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('%j is listed as "%s"', (parts, text) => {
  expect(listed(parts)).toBe(text)
})
