import { describe, expect, it } from 'vitest'
import { sourcesText } from './sources-text'

describe('sourcesText', () => {
  it('adds nothing to a page without sources', () => {
    expect(sourcesText([])).toBe('')
  })

  it('names what rests on each source', () => {
    const source = { facts: 'Certificate renewal', name: 'TLS documentation', url: 'https://example.com/tls' }
    expect(sourcesText([source])).toBe(
      '\n\n**The following information is from other sources and isn’t covered by the examples on this page:**\n\n' +
        '- Certificate renewal: [TLS documentation](https://example.com/tls)\n',
    )
  })
})
