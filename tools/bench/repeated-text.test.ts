import { describe, expect, it } from 'vitest'
import { longSentences, repeatedSentences } from './repeated-text'

const ADDRESS = 'http://localhost/docs/'
const LONG =
  'A SYMBOL column keeps "each" distinct text once & stores an integer key in every row, so that grouping is fast.'
const HTML =
  '<p>A <code>SYMBOL</code> column keeps &quot;each&quot; distinct text once &amp; stores\nan integer key in every row, so that grouping is&#x20;fast.</p>'

const answersWith = (url: string, body: string) => [
  { url: ADDRESS, body: `<main>${HTML}</main>` },
  { url, body },
]

describe('longSentences', () => {
  it('cuts blocks into sentences and drops short ones and doubles', () => {
    expect(longSentences([`Short one. ${LONG} Another short one.`, LONG])).toEqual([LONG])
  })
})

describe('repeatedSentences', () => {
  it('finds a sentence as HTML inside JSON, whatever stands between its words', () => {
    const data = JSON.stringify({ result: { data: { docPage: { html: HTML } } } })
    expect(repeatedSentences([LONG], answersWith('http://localhost/page-data.json', data), ADDRESS)).toEqual([
      { sentence: LONG, place: 'http://localhost/page-data.json' },
    ])
  })

  it('finds it in a script inside the page, but not in the page itself', () => {
    const page = `<main>${HTML}</main><script>var a = 1</script><script type="application/json">${JSON.stringify([LONG])}</script>`
    expect(repeatedSentences([LONG], [{ url: ADDRESS, body: page }], ADDRESS)).toEqual([
      { sentence: LONG, place: `${ADDRESS}, script 2` },
    ])
    expect(repeatedSentences([LONG], answersWith('http://localhost/app.js', 'let x'), ADDRESS)).toEqual([])
  })

  it('counts no sentence that only a script brings, but one that two of them bring', () => {
    const page = { url: ADDRESS, body: '<main></main>' }
    const plain = LONG.replaceAll('"', '')
    const both = ['a', 'b'].map((name) => ({ url: `http://localhost/${name}.js`, body: `say('${plain}')` }))
    expect(repeatedSentences([plain], [page, ...both.slice(1)], ADDRESS)).toEqual([])
    expect(repeatedSentences([plain], [page, ...both], ADDRESS)).toHaveLength(2)
  })

  it('takes no other sentence for it', () => {
    const other = JSON.stringify(LONG.replace('SYMBOL', 'VARCHAR'))
    expect(repeatedSentences([LONG], answersWith('http://localhost/a.json', other), ADDRESS)).toEqual([])
  })
})
