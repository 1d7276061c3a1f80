import { describe, expect, it } from 'vitest'
import { openPostings, packPostings } from './postings'
import { isKind, QueryReader } from './query'

/** A reader of questions to an index that has these words. */
const readerOf = (words: readonly string[]) => {
  const index = openPostings(packPostings(new Map(words.map((word) => [word, new Map([[0, 1]])]))))
  const reader = new QueryReader(index)
  return { index, read: (question: string) => reader.read(question) }
}

/** For each word of a question, the indexed words that it may refer to, the most likely one first. */
const meanings = (question: string, words: readonly string[]) => {
  const { index, read } = readerOf(words)
  return read(question).map(({ candidates }) =>
    [...candidates].sort(([, a], [, b]) => b - a).map(([at]) => index.terms[at]),
  )
}

/** The confidence, from 0 to 1, that a question of one word refers to an indexed word. */
const confidence = (question: string, word: string) => readerOf([word]).read(question)[0]?.candidates.get(0)

describe('words of a question', () => {
  it.each([
    ['the table', ['light', 'full']],
    ['create the table', ['full', 'light', 'full']],
    // nothing but common words: those are what is asked
    ['what is the', ['full', 'full', 'full']],
    ['limit clause', ['full', 'light']],
    ['LIMIT Clause', ['full', 'light']],
    // a common word is a name when its kind follows, but not when it precedes
    ['with clause', ['full', 'light']],
    ['clause with', ['full', 'light']],
    ['syntax', ['full']],
    ['clause syntax', ['full', 'light']],
  ])('weigh by what they say: %s', (question, expected) => {
    expect(
      readerOf([])
        .read(question)
        .map(({ weight }) => (weight < 1 ? 'light' : 'full')),
    ).toEqual(expected)
  })

  it('say what kind of thing a name is, in any case', () => {
    expect(['clause', 'Operator', 'KEYWORD', 'table'].map(isKind)).toEqual([true, true, true, false])
  })

  it('are the first ones only where an entire page is pasted', () => {
    expect(meanings(`${'other '.repeat(5)}zebra`, ['zebra']).at(-1)).toEqual(['zebra'])
    expect(meanings(`${'other '.repeat(100)}zebra`, ['zebra']).flat()).toEqual([])
  })

  it('are the same in any case', () => {
    expect(meanings('TIMESTAMP Column ', ['column', 'timestamp'])).toEqual([['timestamp'], ['column']])
    expect(meanings('VALIDATI', ['valid'])).toEqual([['valid']])
  })

  it('may be without a counterpart in the index', () => {
    expect(meanings('sensor zebra ', ['sensor'])).toEqual([['sensor'], []])
  })
})

describe('an incomplete word', () => {
  const words = ['sensor', 'tabl', 'tablespac']

  it.each([
    ['table', [['tabl', 'tablespac']]],
    // complete: a space, a question mark, or another word follows
    ['table ', [['tabl']]],
    ['table?', [['tabl']]],
    ['table sensor', [['tabl'], ['sensor']]],
    ['sensor table', [['sensor'], ['tabl', 'tablespac']]],
    ['ta', [['tabl', 'tablespac']]],
    ['t', [[]]],
  ])('is only the last one, while it is typed: %j', (question, expected) => {
    expect(meanings(question, words)).toEqual(expected)
  })

  it('may end in a dot or a figure', () => {
    expect(meanings('cairo.', ['cairo', 'cairo.wal'])).toEqual([['cairo', 'cairo.wal']])
    expect(meanings('uuid4', ['uuid4', 'uuid4_rnd'])).toEqual([['uuid4', 'uuid4_rnd']])
  })

  it('is completed before others too where the index lacks it, from four letters on', () => {
    expect(meanings('tabl sensor', ['sensor', 'tablespac'])).toEqual([['tablespac'], ['sensor']])
    expect(meanings('tab sensor', ['sensor', 'tablespac'])).toEqual([[], ['sensor']])
  })

  it('is more likely the shorter word, and is matched with more confidence the more of it is typed', () => {
    expect(meanings('tab', ['tabernacl', 'tabl'])).toEqual([['tabl', 'tabernacl']])
    expect(confidence('partiti', 'partition_by')).toBeGreaterThan(confidence('par', 'partition_by') ?? 1)
  })

  it('is rather the word itself than a longer one', () => {
    expect(confidence('table', 'tabl')).toBe(1)
    expect(confidence('tabl', 'tablespac')).toBeLessThan(1)
  })

  it.each([
    ['validati', ['valid']],
    ['validatio', ['valid']],
    ['validatin', ['valid']],
    ['validxyz', []],
  ])('may have the beginning of an ending: %s', (typed, expected) => {
    expect(meanings(typed, ['valid'])).toEqual([expected])
  })

  it('is not a letter or two with an ending', () => {
    expect(meanings('dating ', ['d'])).toEqual([[]])
    expect(meanings('usation ', ['us'])).toEqual([[]])
  })

  it('is not looked for by its spelling where a word begins with it', () => {
    expect(meanings('tabl sensor', ['cabl', 'sensor', 'tablespac'])).toEqual([['tablespac'], ['sensor']])
  })
})

describe('a misspelled word', () => {
  it.each([
    ['deduplicaton ', 'deduplic'],
    ['validaitons ', 'valid'],
    ['tabel ', 'tabl'],
    ['sumbol ', 'symbol'],
    ['sybmol ', 'symbol'],
    ['tmestmap ', 'timestamp'],
    ['sha266 ', 'sha256'],
    ['l2prcie ', 'l2price'],
  ])('is recognized: %s', (typed, word) => {
    expect(meanings(typed, [word, 'zebra'])).toEqual([[word]])
  })

  it.each([
    ['tma ', 'tim', 'short'],
    ['symxyl ', 'symbol', 'of six letters with two errors'],
    ['tmexxmap ', 'timestamp', 'with three errors'],
    // figures are rarely typing errors
    ['uuid4 ', 'uuid5', 'a short one with a figure'],
    ['l2prixx ', 'l2price', 'one with a figure and two errors'],
    ['tabaton ', 'tab', 'an ending after three letters'],
  ])('is not guessed: %s for %s (%s)', (typed, word) => {
    expect(meanings(typed, [word])).toEqual([[]])
  })

  it('is not looked for where the index has it', () => {
    expect(meanings('deduplicaton ', ['deduplic', 'deduplicaton'])).toEqual([['deduplicaton']])
    expect(meanings('cable ', ['cabl', 'fabl'])).toEqual([['cabl']])
  })

  it('is the word with the fewest errors', () => {
    expect(meanings('tmestamp ', ['restamp', 'timestamp'])).toEqual([['timestamp']])
  })

  it('is rather a word with the same first letter', () => {
    expect(meanings('sell ', ['cell', 'shell'])).toEqual([['shell', 'cell']])
  })

  it('may be incomplete as well while it is typed, from five letters on', () => {
    expect(meanings('tiemst', ['timestamp'])).toEqual([['timestamp']])
    expect(meanings('tiemst sensor', ['sensor', 'timestamp'])).toEqual([[], ['sensor']])
    expect(meanings('tiem', ['timestamp'])).toEqual([[]])
  })

  it('is rather a complete word than the beginning of another one', () => {
    expect(meanings('sybol', ['sybilline', 'symbol'])).toEqual([['symbol', 'sybilline']])
    expect(meanings('sybmol', ['symbol', 'symboltable'])).toEqual([['symbol', 'symboltable']])
  })

  it('is matched with more confidence the more of it is typed and the fewer typos it has', () => {
    expect(confidence('tiemstam', 'timestamp')).toBeGreaterThan(confidence('tiemst', 'timestamp') ?? 1)
    expect(confidence('timestmap ', 'timestamp')).toBeGreaterThan(confidence('tmiestmap ', 'timestamp') ?? 1)
    expect(confidence('timestamp ', 'timestamp')).toBeGreaterThan(confidence('timestmap ', 'timestamp') ?? 1)
  })
})

describe('words that are put together', () => {
  it('are found by their parts where the index has only those', () => {
    expect(meanings('maxUncommittedRows ', ['row', 'uncommit'])).toEqual([['uncommit'], ['row']])
    expect(meanings('sample.rate ', ['rat', 'sampl'])).toEqual([['sampl'], ['rat']])
    expect(meanings('sample.rate ', [])).toEqual([[]])
    expect(meanings('sample.rate ', ['rat', 'sampl', 'sample.rate'])).toEqual([['sample.rate']])
  })

  it('mean all names that continue them, if they end with a part', () => {
    const names = ['cairo.wal', 'cairo.wal.enabled', 'cairo.wallet']
    const { index, read } = readerOf(names)
    const [slot] = read('cairo.wal')
    const confidenceIn = (name: string) => slot?.candidates.get(index.terms.indexOf(name)) ?? 0
    expect(confidenceIn('cairo.wal')).toBe(1)
    expect(confidenceIn('cairo.wal.enabled')).toBeGreaterThan(0.8)
    expect(confidenceIn('cairo.wallet')).toBeLessThan(0.8)
  })

  it('mean the names that continue them, even if a phrase of a page contains them', () => {
    const index = openPostings(packPostings(new Map([['cairo.wal.enabled', new Map([[0, 1]])]])))
    const reader = new QueryReader(index, (term) => term === 'cairo.wal')
    expect([...(reader.read('cairo.wal ')[0]?.candidates.keys() ?? [])]).toEqual([0])
  })

  it('are found by a name in them rather than by its parts', () => {
    expect(meanings('vm.max_map_count ', ['count', 'map', 'max', 'max_map_count'])).toEqual([
      ['max_map_count'],
    ])
  })

  it.each([
    ['timeseries ', ['seri', 'tim'], ['tim', 'seri']],
    ['timelog ', ['log', 'tim'], ['tim', 'log']],
    ['logtime ', ['log', 'tim'], ['log', 'tim']],
    ['timexyz ', ['tim'], []],
    ['xyztime ', ['tim'], []],
    ['timeseries ', ['seri', 'tim', 'timeseri'], ['timeseri']],
  ])('may lack the space: %j with %j', (question, words, expected) => {
    expect(meanings(question, words)).toEqual([expected])
  })

  it.each([
    ['date trunc ', 'date_trunc'],
    ['Data FRAME ', 'datafram'],
  ])('may have a space too many: %j is %s', (question, word) => {
    expect(meanings(question, [word])).toEqual([[word], [word]])
  })

  it('are only neighbors', () => {
    expect(meanings('date of trunc ', ['date_trunc'])).toEqual([[], [], []])
    expect(meanings('trunc date ', ['date_trunc'])).toEqual([[], []])
    expect(meanings('the date trunc ', ['date_trunc'])).toEqual([[], ['date_trunc'], ['date_trunc']])
  })

  it('are rather the words themselves', () => {
    expect(meanings('data frame ', ['data', 'datafram', 'fram'])).toEqual([
      ['data', 'datafram'],
      ['fram', 'datafram'],
    ])
  })
})

it('gives the name of the product less weight than other common words, but all of it if it stands alone', () => {
  const { read } = readerOf(['questdb', 'does', 'join'])
  const [product, common, word] = read('QuestDB does join').map(({ weight }) => weight)
  expect(product).toBeLessThan(common ?? 0)
  expect(common).toBeLessThan(word ?? 0)
  expect(read('questdb')[0]?.weight).toBe(1)
})

it('a name with synonyms is not a misspelling of a word that the site has', () => {
  const index = openPostings(packPostings(new Map([['tables', new Map([[0, 1]])]])))
  const read = (isName: (term: string) => boolean) => new QueryReader(index, isName).read('tableau')
  expect(read(() => false)[0]?.candidates.size).toBe(1)
  expect(read((term) => term === 'tableau')[0]?.candidates.size).toBe(0)
})

describe('misspelled words', () => {
  const known = (question: string, words: readonly string[]) => {
    const index = openPostings(packPostings(new Map(words.map((word) => [word, new Map([[0, 1]])]))))
    return new QueryReader(index, (term) => term === 'grafena').withKnownWords(question)
  }

  it.each([
    ['cummulative  sum', 'cumulativ  sum'],
    ['max conections', 'max connect'],
    ['standart deviation', 'standard deviation'],
  ])('are replaced by the only word that differs in one letter: %s', (question, expected) => {
    expect(known(question, ['cumulativ', 'connect', 'max', 'sum', 'standard', 'deviat'])).toBe(expected)
  })

  it.each([
    ['a known word', 'standard deviation'],
    ['a word with several neighbors', 'partitoin'],
    ['a word that differs in two letters', 'stondart'],
    ['a short word', 'stamd'],
    ['the beginning of a word', 'standa'],
    ['a name', 'grafena'],
    ['a word with another first letter', 'ztandard'],
    ['a setting', 'standart.limit'],
  ])('stay if they are %s', (_, question) => {
    expect(known(question, ['standard', 'stand', 'deviat', 'partitain', 'partitein', 'grafana'])).toBe(
      question,
    )
  })
})
