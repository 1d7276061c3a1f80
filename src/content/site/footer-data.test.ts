import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteData } from './read-site-data'
import { SOCIAL_MARKS } from './site-data-schemas'

/** The messages of what is wrong with a file of this text. */
function problems(text: string): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'footer-'))
  fs.mkdirSync(path.join(root, 'content/site'), { recursive: true })
  fs.writeFileSync(path.join(root, 'content/site/footer.yml'), text)
  try {
    readSiteData(root, 'footer')
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  } finally {
    fs.rmSync(root, { recursive: true })
  }
}

const FOOTER = `sentence: Join [Slack].
sentenceLinks:
  - { name: Slack, href: https://slack.example.com/ }
columns:
  - heading: Product
    links:
      - { name: Download, href: /download/ }
social:
  - { name: GitHub, href: https://github.com/questdb, mark: github }
links:
  - { name: Privacy, href: /privacy-notice/ }
`

describe('content/site/footer.yml', () => {
  it('has a sentence, columns, social networks and last links', () => {
    expect(problems(FOOTER)).toEqual([])
  })

  it('names the line of a link without a slash at its end', () => {
    expect(problems(FOOTER.replace('/download/', '/download'))).toEqual([
      expect.stringMatching(
        /^content\/site\/footer\.yml:7: .*neither a route.*write a route with a trailing slash/,
      ),
    ])
  })

  it('names the line of an unknown mark, with those that there are', () => {
    expect(problems(FOOTER.replace('mark: github', 'mark: myspace'))).toEqual([
      expect.stringMatching(/^content\/site\/footer\.yml:9: .*not a known mark\. write one of: github, x, /),
    ])
  })

  it('names the line of a column without links', () => {
    expect(problems(FOOTER.replace(/links:\n {6}- .*/, 'links: []'))).toEqual([
      expect.stringMatching(/^content\/site\/footer\.yml:6: .*is empty/),
    ])
  })
})

it('static/icons/social.svg has every mark', () => {
  const sprite = fs.readFileSync('static/icons/social.svg', 'utf8')
  expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([...SOCIAL_MARKS])
})
