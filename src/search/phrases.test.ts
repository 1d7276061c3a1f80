import { describe, expect, it } from 'vitest'
import { PhraseReader } from './phrase-reader'
import { openPhrases, packPhrases, phraseTerms, type Phrase } from './phrases'

const INDEXED = ['cancel', 'queri', 'run']
const PHRASES: Phrase[] = [
  { section: 2, text: 'kill a runaway query' },
  { section: 2, text: 'how do i stop a statement' },
  { section: 7, text: 'how many statements can run' },
]

describe('packed phrases', () => {
  it('are the same phrases when they are opened', () => {
    const packed = packPhrases(PHRASES, INDEXED)
    expect(openPhrases(JSON.parse(JSON.stringify(packed)) as typeof packed, INDEXED)).toEqual(
      PHRASES.map(({ section, text }) => ({ section, terms: phraseTerms(text) })),
    )
  })

  it('contain only the words that the index lacks', () => {
    const { terms } = packPhrases([{ section: 0, text: 'cancel a query quickly' }], INDEXED)
    expect(terms.split('\n')).toEqual(['a', phraseTerms('quickly')[0]])
  })

  it('may be none', () => {
    expect(openPhrases(packPhrases([], INDEXED), INDEXED)).toEqual([])
  })
})

describe('a question', () => {
  const reader = new PhraseReader(packPhrases(PHRASES, INDEXED), INDEXED, () => 5)

  it.each([
    ['kill a runaway query', 2, 1],
    ['KILL a runaway query?', 2, 1],
    ['how do I stop statements', 2, 0.95],
    ['how many statements run', 7, 0.9],
  ])('%s is like a phrase of section %i', (question, section, least) => {
    const found = [...reader.like(question)].sort(([, a], [, b]) => b - a)
    expect(found[0]?.[0]).toBe(section)
    expect(found[0]?.[1]).toBeGreaterThanOrEqual(least)
  })

  it('is unlike phrases with which it shares few words', () => {
    expect([...reader.like('stop the server before an upgrade of the operating system')]).toEqual([])
    expect([...reader.like('how do I')]).toEqual([])
    expect([...reader.like('')]).toEqual([])
  })

  it('is spelled correctly if a phrase has the word', () => {
    expect(reader.has(phraseTerms('runaway')[0] ?? '')).toBe(true)
    expect(reader.has('runawy')).toBe(false)
  })
})
