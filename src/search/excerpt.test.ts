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

  it('begins with the characters before the match where no space is near it, as in a long URL', () => {
    const url = `https://localhost/${'path/'.repeat(40)}zebra`
    expect(excerpt(`See ${url} for more.`, '', 'zebra').marked).toEqual(['zebra'])
    const { text, marked: found } = excerpt(
      '',
      'curl -G https://localhost:9000/api/v1/some/quite/long/path/zebra -d x=1',
      'zebra',
    )
    expect(found).toEqual(['zebra'])
    expect(text).toContain('path/zebra -d x=1')
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

  it('prefers a sentence to a cell of a table with the same words', () => {
    const cell = { text: 'Raise the zebra', code: '' }
    const sentence = { text: 'Each zebra counts toward the limit that the park has for animals.', code: '' }
    const pieces = pageExcerptOf(
      [{ text: 'What it is.', code: '' }, cell, sentence],
      'Animals',
      wanted('zebra'),
    ).pieces
    expect(pieces.map(({ text }) => text).join('')).toBe(sentence.text)
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

  it('is not shown for the end of a clause or a few characters', () => {
    expect(excerpt('Some zebras.\n', 'zebra 3;', 'zebra').isCode).toBe(false)
    expect(excerpt('Name\nzebra cell', ') PARTITION BY DAY TTL zebra;', 'zebra').isCode).toBe(false)
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

/** A sentence of a given length that begins with given words. */
const ofLength = (length: number, begin: string) => `${begin} ${'o'.repeat(length - begin.length - 2)}.`

describe('the pieces of a text', () => {
  const pieces = (text: string, ...words: string[]) => marked(text, wanted(...words))
  const markedIn = (text: string, ...words: string[]) =>
    pieces(text, ...words).flatMap((one) => (one.marked ? [one.text] : []))

  it('are the whole text, with nothing between matches at its beginning and end', () => {
    expect(pieces('a zebra runs', 'zebra')).toEqual([
      { text: 'a ', marked: false },
      { text: 'zebra', marked: true },
      { text: ' runs', marked: false },
    ])
    expect(pieces('Zebra, zebra', 'zebra')).toEqual([
      { text: 'Zebra', marked: true },
      { text: ', ', marked: false },
      { text: 'zebra', marked: true },
    ])
    expect(pieces('a lion', 'zebra')).toEqual([{ text: 'a lion', marked: false }])
    expect(pieces('', 'zebra')).toEqual([])
  })

  it('are marked without the points that follow a name, and with those inside', () => {
    expect(markedIn('Set cairo.wal.', 'cairo.wal')).toEqual(['cairo.wal'])
    expect(markedIn('Is it a zebra...', 'zebra')).toEqual(['zebra'])
  })

  it('are marked where a small word follows another form of the word before it', () => {
    expect(markedIn('SAMPLE BY of it', 'sampling', 'by')).toEqual(['SAMPLE BY'])
    expect(markedIn('not in sampled rows', 'in', 'samples')).toEqual(['in sampled'])
  })

  it('are not marked where only small words are as they were typed', () => {
    expect(markedIn('In the park, out of the park', 'in', 'the', 'zoo', 'out', 'of')).toEqual([])
  })

  it('are not marked for a neighbor that is no small word and was not found', () => {
    const { pairs } = wanted('striped', 'zebra', 'runs')
    expect(marked('a striped zebra runs', { terms: wanted('zebra').terms, pairs })).toEqual([
      { text: 'a striped ', marked: false },
      { text: 'zebra', marked: true },
      { text: ' runs', marked: false },
    ])
  })

  it('are not marked where a small word is next to another word than it was typed', () => {
    expect(markedIn('zebra by night', 'zebra', 'day', 'by')).toEqual(['zebra'])
    expect(markedIn('zebra, by night', 'zebra', 'by')).toEqual(['zebra'])
  })
})

describe('the sentences', () => {
  // too long for what follows to be near to what precedes
  const between = ofLength(160, 'Nothing')
  const text = (...sentences: string[]) => sentences.join(' ')

  it('begin where another of the words follows closely', () => {
    expect(
      excerpt(
        text('All are here.', 'A zebra eats.', between, 'A zebra runs.', 'A lion hunts.'),
        '',
        'zebra',
        'lion',
      ).text,
    ).toBe('A zebra runs. A lion hunts.')
  })

  it('begin with the first where none is better', () => {
    const found = excerpt(text('All are here.', 'A zebra eats.', between, 'A zebra runs.'), '', 'zebra')
    expect(found.text).toMatch(/^A zebra eats\. Nothing/)
  })

  it('begin with the opening of the section rather than where another word follows', () => {
    expect(
      excerpt(text('A zebra eats.', between, 'A zebra runs.', 'A lion hunts.'), '', 'zebra', 'lion').text,
    ).toMatch(/^A zebra eats\. Nothing/)
  })

  it('begin where the other word follows within 150 characters', () => {
    const excerptAt = (length: number) =>
      excerpt(
        text('All are here.', 'A zebra eats.', between, 'A zebra runs.', ofLength(length, 'A lion')),
        '',
        'zebra',
        'lion',
      ).text
    expect(excerptAt(137)).toMatch(/^A zebra runs\. A lion/)
    expect(excerptAt(138)).toMatch(/^A zebra eats\. Nothing/)
  })

  it('begin with the cell that has the word, not with a sentence before it', () => {
    expect(excerpt('What it is about.\nzebra', '', 'zebra').text).toBe('zebra')
  })

  it('go on after one in brackets', () => {
    expect(excerpt('(A zebra runs.) Lions rest.', '', 'zebra').text).toBe('(A zebra runs.) Lions rest.')
    expect(excerpt('Say "A zebra." Lions rest.', '', 'zebra').text).toBe('Say "A zebra." Lions rest.')
  })

  it('are not cells with a point inside', () => {
    expect(excerpt('zebra.max\nInteger', '', 'zebra').text).toBe('zebra.max · Integer')
  })

  it('end where a paragraph announces what is no sentence', () => {
    expect(excerpt('A zebra runs. See this:\nNext one.', '', 'zebra').text).toBe('A zebra runs. See this …')
    expect(excerpt('A zebra runs.\nSee this:\nNext one.', '', 'zebra').text).toBe('A zebra runs. See this …')
    expect(excerpt('A zebra needs none:\nA lion has one.', '', 'zebra').text).toBe('A zebra needs none …')
  })

  it('go on after a colon inside a paragraph, and after its last sentence', () => {
    expect(excerpt('A zebra runs. Note: It is fast.\nNext one.', '', 'zebra').text).toBe(
      'A zebra runs. Note: It is fast. Next one.',
    )
  })

  it('are as many as fit in 150 characters', () => {
    const first = ofLength(90, 'A zebra')
    expect(excerpt(text(first, ofLength(59, 'It')), '', 'zebra').text).toBe(text(first, ofLength(59, 'It')))
    expect(excerpt(text(first, ofLength(60, 'It')), '', 'zebra').text).toBe(first)
  })

  it('are cut only where they would be shorter than 85 characters', () => {
    const further = 'It goes on and on, '.repeat(8).trim() + ' at last.'
    expect(excerpt(text(ofLength(85, 'A zebra'), further), '', 'zebra').text).toBe(ofLength(85, 'A zebra'))
    expect(excerpt(text(ofLength(84, 'A zebra'), further), '', 'zebra').text).toBe(
      `${ofLength(84, 'A zebra')} It goes on and on, It goes on and on, It goes on and on, It goes …`,
    )
  })
})

describe('a long sentence', () => {
  it('is complete with 150 characters', () => {
    const sentence = `${'elephants '.repeat(14)}zebra run.`
    expect(sentence).toHaveLength(150)
    expect(excerpt(sentence, '', 'zebra').text).toBe(sentence)
  })

  it('begins with its first word where the match is near to it, or where there is none', () => {
    const runs = 'runs '.repeat(40).trim()
    expect(excerpt(`Any zebra ${runs}.`, '', 'zebra').text).toBe(`Any zebra ${'runs '.repeat(28)}…`)
    expect(excerpt(`Any zebra ${runs}.`, '', 'lion').text).toBe(`Any zebra ${'runs '.repeat(28)}…`)
  })

  it('begins a little before the match where that is not near its beginning', () => {
    const sentence = (before: number) => `${'elephants '.repeat(before)}zebra ${'runs '.repeat(20).trim()}`
    expect(excerpt(sentence(10), '', 'zebra').text).toBe(
      `${'elephants '.repeat(10)}zebra ${'runs '.repeat(9)}…`,
    )
    for (const before of [11, 13])
      expect(excerpt(sentence(before), '', 'zebra').text).toBe(
        `… ${'elephants '.repeat(5)}zebra ${'runs '.repeat(19)}…`,
      )
  })

  it('begins after the last pause before the match', () => {
    const sentence = `${'elephants '.repeat(11)}eat; lions sleep; then a zebra ${'runs '.repeat(6)}and rests; then it wakes`
    expect(excerpt(sentence, '', 'zebra').text).toBe(
      `then a zebra ${'runs '.repeat(6)}and rests; then it wakes`,
    )
  })
})

describe('a page whose parts have some of the words', () => {
  const textOf = (texts: readonly { text: string; code: string }[], title: string, ...words: string[]) =>
    pageExcerptOf(texts, title, wanted(...words))
      .pieces.map((piece) => piece.text)
      .join('')

  it('shows its opening if that has one', () => {
    const texts = [
      { text: 'What a zebra is.', code: '' },
      { text: 'A lion hunts the zebra.', code: '' },
    ]
    expect(textOf(texts, 'Animals', 'zebra', 'lion')).toBe('What a zebra is.')
  })

  it('shows the section with more different words, and no code', () => {
    const texts = [
      { text: 'What it is about.', code: '' },
      { text: 'Zebra, zebra, ZEBRA.', code: '' },
      { text: 'A lion hunts the zebra.', code: '' },
      { text: '', code: 'SELECT zebra, lion, giraffe' },
    ]
    expect(textOf(texts, 'Animals', 'zebra', 'lion', 'giraffe')).toBe('A lion hunts the zebra.')
    expect(textOf(texts, 'Animals', 'giraffe')).toBe('What it is about.')
  })

  it('shows nothing if it has no text at all', () => {
    expect(pageExcerptOf([], 'Animals', wanted('zebra'))).toEqual({ isCode: false, pieces: [] })
  })
})

describe('the lines of code', () => {
  it('are those in which more of the words occur, and otherwise the first', () => {
    const code = (...blocks: string[]) => blocks.join('\n\n\n\n')
    expect(
      excerpt('', code('SELECT zebra\nFROM park;', 'SELECT zebra\nFROM lion;'), '', 'zebra', 'lion').text,
    ).toBe('SELECT zebra\nFROM lion;')
    expect(excerpt('', code('SELECT zebra FROM park;', 'SELECT zebra FROM city;'), 'zebra').text).toBe(
      'SELECT zebra FROM park;',
    )
  })

  it('are the first where there is no text and nothing is found, and none where there is no code', () => {
    expect(excerpt('', 'SELECT lion', 'zebra')).toEqual({ isCode: true, text: 'SELECT lion', marked: [] })
    expect(excerpt('', '', 'zebra')).toEqual({ isCode: false, text: '', marked: [] })
  })

  it('are shown without empty lines, the indentation that they share, and spaces at their ends', () => {
    expect(excerpt('', 'SELECT zebra\n\n   \n  FROM park', 'zebra').text).toBe('SELECT zebra\n  FROM park')
    expect(excerpt('', 'SELECT *\n  FROM zebra  \n    WHERE x', 'zebra').text).toBe('FROM zebra\n  WHERE x')
  })

  it('keep the quotation marks of a statement', () => {
    expect(excerpt('', "SELECT 'zebra'", 'zebra').text).toBe("SELECT 'zebra'")
  })

  it('begin with what they begin with if the match is among the first 40 characters', () => {
    const line = `SELECT ${'b1, '.repeat(8)}a zebra`
    expect(line.indexOf('zebra')).toBe(41)
    const [shorter, longer] = [line.replace('a zebra', ' zebra'), line]
    expect(excerpt('', shorter, 'zebra').text).toBe(shorter)
    expect(excerpt('', longer, 'zebra').text).toBe(`… ${longer.slice('SELECT '.length)}`)
  })

  it('begin near the rarest word rather than the first', () => {
    const line = `lion ${'b1, '.repeat(12)}zebra`
    expect(excerpt('', line, 'lion', 'zebra').text).toBe(line)
    expect(excerpt('', line, 'zebra', 'lion').text).toMatch(/^… (b1, )+zebra$/)
  })
})
