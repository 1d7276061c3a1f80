import { describe, expect, it } from 'vitest'
import { excerptOf, marked, pageExcerptOf, pairsOf } from './excerpt'
import { termOf } from './terms'

const wanted = (...words: string[]) => ({
  terms: new Set(words.map((word) => termOf(word) ?? '')),
  pairs: pairsOf(words.join(' ')),
})

const excerpt = (text: string, code: string, ...words: string[]) => {
  const { isCode, pieces } = excerptOf({ text, code }, 'Animals', wanted(...words))
  return {
    isCode,
    text: pieces.map((piece) => piece.text).join(''),
    marked: pieces.filter((one) => one.marked).map((one) => one.text),
  }
}

describe('text', () => {
  it('begins with the sentence where the words occur together, and ends with one', () => {
    const text =
      `Partition once. ${'Other words come here. '.repeat(20)}Drop old partitions: dropping a partition frees disk. ${'More of it comes now, and later. '.repeat(9)}`.trim()
    const found = excerpt(text, '', 'drop', 'partition')
    expect(found.marked).toEqual(['Drop', 'partitions', 'dropping', 'partition'])
    expect(found.text).toMatch(/^Drop old partitions: dropping a partition frees disk\. .*later\.$/)
  })

  it('cuts a long sentence between words', () => {
    const long = `${'elephants '.repeat(30)}walk past a zebra ${'and giraffes '.repeat(30)}`.trim()
    const { text } = excerpt(long, '', 'zebra')
    expect(text).toMatch(/^… elephants .*zebra( and giraffes)* …$|^… elephants .*zebra .* and …$/)
    expect(text.length).toBeLessThan(160)
  })

  it('goes on with the next sentence, up to a word, where the first is short', () => {
    const { text } = excerpt(`A zebra. ${'Then something long follows '.repeat(12)}at last.`, '', 'zebra')
    expect(text).toMatch(/^A zebra\. Then .* (Then|something|long|follows) …$/)
  })

  it('keeps list items and cells apart', () => {
    expect(excerpt('Unit\nU\nZebras\nMonths', '', 'zebra').text).toBe('Zebras · Months')
  })

  it('prefers the sentence in which more of the words occur', () => {
    const text = `A symbol. ${'Nothing here matters to anyone at all. '.repeat(8)}The capacity of a symbol is limited.`
    expect(excerpt(text, '', 'symbol', 'capacity').text).toBe('The capacity of a symbol is limited.')
  })

  it('begins with the first sentence where nothing is found', () => {
    expect(excerpt('Cell\nA short text.', '', 'lion')).toEqual({
      isCode: false,
      text: 'A short text.',
      marked: [],
    })
  })

  it('begins with the first sentence where nothing is found but the words of the title', () => {
    const text = 'This one is about them. A lion is an animal.'
    const titled = excerptOf({ text, code: 'SELECT animal' }, 'Animals', wanted('animal'))
    expect(titled.isCode).toBe(false)
    expect(titled.pieces.map((piece) => piece.text).join('')).toBe(text)
  })

  it('adds the cell that explains a name, and no cells to a sentence', () => {
    expect(excerpt('Name\nzebra\nyes\nA striped horse\nlion', '', 'zebra').text).toBe(
      'zebra · yes · A striped horse',
    )
    expect(excerpt('A zebra runs.\nName\nType', '', 'zebra').text).toBe('A zebra runs.')
  })

  it('marks a word without the point that ends the sentence', () => {
    expect(excerpt('See the zebra.', '', 'zebra').marked).toEqual(['zebra'])
  })
})

it('marks a small word where it stands as it was typed, in one piece with the word next to it', () => {
  const markedIn = (text: string, ...words: string[]) =>
    marked(text, wanted(...words)).flatMap((one) => (one.marked ? [one.text] : []))
  expect(markedIn('SAMPLE BY samples rows by day', 'sample', 'by')).toEqual(['SAMPLE BY samples'])
  expect(markedIn('Not in: in the zoo, not in a zoo', 'in', 'the', 'zoo')).toEqual(['in the zoo', 'zoo'])
})

describe('a page', () => {
  const texts = [
    { text: 'What it is about.', code: '' },
    { text: 'A zebra. A lion hunts the zebra.', code: '' },
    { text: '', code: 'SELECT zebra, lion' },
  ]
  const textOf = (title: string, ...words: string[]) =>
    pageExcerptOf(texts, title, wanted(...words))
      .pieces.map((piece) => piece.text)
      .join('')

  it('shows the section that has the words, where neither its title nor its opening has them', () => {
    expect(textOf('Animals', 'zebra', 'lion')).toBe('A lion hunts the zebra.')
  })

  it('shows its opening where its title has them, or nothing has', () => {
    expect(textOf('Zebras', 'zebra')).toBe('What it is about.')
    expect(textOf('Animals', 'giraffe')).toBe('What it is about.')
  })
})

describe('code', () => {
  it('is shown with its lines, where the words are in it only', () => {
    const code = 'SELECT lion\nFROM zoo;\n\n\n\nSELECT  zebra\n  FROM park\n  WHERE x;'
    expect(excerpt('A short text.', code, 'zebra')).toEqual({
      isCode: true,
      text: 'SELECT  zebra\n  FROM park',
      marked: ['zebra'],
    })
  })

  it('is not shown where the text says as much', () => {
    expect(excerpt('A zebra.', 'SELECT zebra', 'zebra').isCode).toBe(false)
  })

  it('is shown rather than a cell of a table', () => {
    expect(excerpt('Name\nzebra', 'SELECT zebra', 'zebra').text).toBe('SELECT zebra')
  })

  it('reads like the statement where it is a syntax, and a diagram is none', () => {
    const code = "flowchart LR\n  zebra --> lion\n\n\n\nasofJoin ::= left 'ASOF' 'JOIN' zebra onClause?"
    expect(excerpt('', code, 'zebra')).toEqual({
      isCode: true,
      text: 'left ASOF JOIN zebra onClause?',
      marked: ['zebra'],
    })
    expect(excerpt('', 'flowchart LR\n  zebra --> lion', 'zebra').text).toBe('')
  })

  it('begins near the word in a long line', () => {
    const { text } = excerpt('', `SELECT ${'column, '.repeat(20)}zebra FROM zoo`, 'zebra')
    expect(text).toMatch(/^… (column, )+zebra FROM zoo$/)
  })
})
