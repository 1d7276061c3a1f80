import { describe, expect, it } from 'vitest'
import { listed, notRunText, ranWithLine, ranWithText, toolRanWithText } from './ran-with-text'
import { htmlOf } from './test-component'

const date = '2026-11-22'

describe('the line with the versions', () => {
  it('names the client, the runtime, the server, and the day', () => {
    expect(
      ranWithText({ client: 'questdb 3.0.0', runtime: 'Python 3.11.7', server: 'QuestDB 9.0.1', date }),
    ).toBe('Ran with questdb 3.0.0 on Python 3.11.7 and QuestDB 9.0.1, November 22, 2026.')
  })

  it('omits a client or a runtime that is unknown', () => {
    const server = 'QuestDB 9.0.1'
    expect(ranWithText({ client: '', runtime: 'PHP 8.3', server, date })).toBe(
      'Ran with PHP 8.3 and QuestDB 9.0.1, November 22, 2026.',
    )
    expect(ranWithText({ client: 'curl 8', runtime: '', server, date })).toBe(
      'Ran with curl 8 on QuestDB 9.0.1, November 22, 2026.',
    )
  })

  it('names all versions of a tool', () => {
    const server = 'QuestDB 9.0.1'
    expect(toolRanWithText({ versions: ['Kafka 3.9.0', 'Connect 1.0'], server, date })).toBe(
      'Ran with Kafka 3.9.0, Connect 1.0, and QuestDB 9.0.1, November 22, 2026.',
    )
    expect(toolRanWithText({ versions: [], server, date })).toBe('Ran with QuestDB 9.0.1, November 22, 2026.')
  })

  it('has a class by which the search finds it', () => {
    expect(htmlOf([ranWithLine('Ran with 1.0.')])).toBe('<p class="ran-with">Ran with 1.0.</p>')
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
