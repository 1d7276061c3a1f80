import { describe, expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import { ContentError } from '../../base/content-error'
import type { SiteFacts } from './site-facts'

const site = siteFacts()
const withRelease = (facts: Partial<SiteFacts['latestRelease']>): SiteFacts => ({
  ...site,
  latestRelease: { ...site.latestRelease, ...facts },
})

describe('Customers', () => {
  it('shows the featured story, those with a figure, and all others by field, in the page and in its Markdown copy', async () => {
    const { stories, fields, scale } = site.customers
    const content = 'Text.\n\n<FeaturedCustomer />\n\n<CustomerQuotes />\n\n<Customers />'
    const { html, headings, markdown, plainText } = await compileText(content, { site })
    expect(headings.map(({ text }) => text)).toEqual([scale, ...Object.values(fields)])
    expect(html.match(/<li>/g)).toHaveLength(stories.length + site.customers.quoted.length)
    for (const { name, sector, figure, what, quote, source } of site.customers.stories) {
      expect(plainText).toContain(name)
      expect(plainText).toContain(sector)
      if (figure) expect(plainText).toContain(`${figure.value} ${figure.label}`)
      expect(plainText).toContain(what)
      if (quote) expect(plainText).toContain(`“${quote.text}”`)
      expect(html).toContain(`href="${source.href}"`)
    }
    expect(html).toContain('</a> · November 18, 2020')
    // an undated source has no date
    expect(html).toMatch(/>QuestDB blog<\/a><\/p>/)
    expect(html).toContain('<p class="figure"><strong>Over 1 billion</strong> records per day at peak</p>')
    expect(markdown).toContain('**Toggle**')
    expect(markdown).not.toContain('<Customers')
  })

  it('leaves out a field without stories', async () => {
    const customers = { ...site.customers, fields: { ...site.customers.fields, none: 'Nobody' } }
    expect((await compileText('<Customers />', { site: { ...site, customers } })).html).not.toContain(
      'Nobody',
    )
  })
})

describe('a broken file of data', () => {
  it('is named with its own line, not with that of the page', async () => {
    const broken = Object.defineProperty({ ...site }, 'customers', {
      get: () => {
        throw new AggregateError([
          new ContentError('content/customers/stories.yml', 7, 'it is broken', 'mend it'),
        ])
      },
    })
    expect(await problemsOf('<Customers />', { site: broken })).toEqual([
      'content/customers/stories.yml:7: it is broken. mend it.',
    ])
  })
})

describe('ReleaseAssets', () => {
  it('shows files of one platform, with the size as it is known', async () => {
    const { html } = await compileText('<ReleaseAssets platform="windows" />', { site })
    expect(html.match(/<li>/g)).toHaveLength(1)
    expect(html).toContain(
      'Download (about 62 MB)</a> questdb-9.0.0-rt-windows-x86-64.tar.gz, Windows x86-64, Java runtime included',
    )
  })

  it('does not show what is not known as zero', async () => {
    const [asset] = site.latestRelease.assets
    const shown = async (facts: object) =>
      (await compileText('<ReleaseAssets />', { site: withRelease({ assets: [{ ...asset!, ...facts }] }) }))
        .plainText
    expect(await shown({ downloads: null })).not.toContain('Downloads')
    const known = await shown({ downloads: 12345, sizeIsApproximate: false })
    for (const text of ['Downloads', '26 MB', '12,345']) expect(known).toContain(text)
    expect(known).not.toContain('about')
    expect(await shown({ sizeBytes: 0 })).not.toMatch(/\d [kM]B/)
  })

  it('gives way to what the author wrote inside when there is no file', async () => {
    const { html } = await compileText('<ReleaseAssets platform="linux">\n\nNo file.\n\n</ReleaseAssets>', {
      site: withRelease({ assets: [] }),
    })
    expect(html).toContain('<p>No file.</p>')
  })

  it('refuses attributes and platforms that it does not have', async () => {
    expect(await problemsOf('<ReleaseAssets platform="amiga" />', { site })).toEqual([
      expect.stringContaining('doesn\'t support the platform "amiga"'),
    ])
    expect(await problemsOf('<ReleaseFacts of="x" />', { site })).toEqual([
      expect.stringContaining("<ReleaseFacts> doesn't accept the attribute of"),
    ])
  })
})

describe('ReleaseFacts', () => {
  it('has a row for each fact that is known, and none for others', async () => {
    const { plainText } = await compileText('<ReleaseFacts />', { site })
    expect(plainText).toContain('Published · July 11, 2025')
    expect(plainText).toContain('Prerelease · no')
    expect(plainText).not.toContain(site.releaseTexts.facts.reactions)
    expect(plainText).not.toContain(site.releaseTexts.facts.created)
  })

  it('counts reactions by kind', async () => {
    const reactions = {
      total: 12,
      plusOne: 10,
      minusOne: 0,
      laugh: 0,
      hooray: 0,
      confused: 0,
      heart: 0,
      rocket: 2,
      eyes: 0,
    }
    const { plainText } = await compileText('<ReleaseFacts />', { site: withRelease({ reactions }) })
    expect(plainText).toContain('12: 10 thumbs up, 2 rockets')
  })
})

describe('ReleaseNotes', () => {
  const notes = (text: string, live = true) =>
    compileText('## Own heading\n\n<ReleaseNotes />', {
      site: withRelease({
        notes: text,
        provenance: live ? 'live' : 'snapshot',
        url: 'https://example.com/r/1',
      }),
    })

  it('draws the notes of the record, with their headings and links', async () => {
    const { html, headings, links } = await compileText('<ReleaseNotes />', { site })
    expect(headings.map(({ text }) => text)).toEqual([
      'Arrays',
      'Ingestion',
      'Materialized views',
      'SQL',
      'Web Console',
    ])
    expect(html).toContain('about 1.7 million')
    expect(links.map(({ href }) => href)).toContain('/docs/concept/array/')
  })

  it('stumbles over nothing that the code host may send', async () => {
    const { html, headings, links } = await notes(
      [
        '# Big\n\n#### Deep\n\n## Own heading\n\n## Big',
        'By @someone {braces} <script>alert(1)</script> ![shot](http://x/y.png)',
        '```sql\nSELECT 1\n```',
        '[relative](../issues/1) [evil](javascript:alert) [root](/questdb) [ref]\n\n[ref]: https://example.com/ref',
        ':::unknown\n\n$x_1$ costs $5',
      ].join('\n\n'),
    )
    expect(headings.map(({ depth, text }) => [depth, text])).toEqual([
      [2, 'Own heading'],
      [2, 'Big'],
      [3, 'Deep'],
    ])
    expect(html).not.toMatch(/<script|javascript:|<img/)
    expect(html).toContain('{braces}')
    expect(html).toContain('href="https://example.com/issues/1"')
    expect(html).toContain('href="https://example.com/questdb"')
    expect(html).toContain('href="https://example.com/ref"')
    // nothing of it is taken for a link to this site
    expect(links).toEqual([])
  })

  it('says so when there are none', async () => {
    expect((await notes('')).plainText).toContain(site.releaseTexts.noNotes)
  })
})

describe('ContactForm', () => {
  const endpoint = 'https://example.com/take'
  const form = (contact: Partial<SiteFacts['contact']>) =>
    compileText('<ContactForm />', {
      site: { ...site, contact: { ...site.contact, ...contact } },
    })

  it('names each field, its hint and the place of its error', async () => {
    const { html } = await form({ endpoint })
    for (const { name, label } of site.contact.fields) {
      expect(html).toContain(`<label for="contact-${name}">${label}`)
      expect(html).toMatch(
        new RegExp(`id="contact-${name}"[^>]*aria-describedby="[^"]*contact-${name}-error"`),
      )
    }
    expect(html).toContain('autocomplete="email"')
    expect(html).toMatch(/<div class="trap" aria-hidden="true">.*tabindex="-1"/)
  })

  it('opens an email where no endpoint is set, and posts where one is', async () => {
    const mail = await form({ endpoint: '', email: 'a@example.com' })
    expect(mail.html).toMatch(/action="mailto:a@example\.com\?subject=[^"&]*"/)
    expect(mail.html).toContain(site.contact.submit.copy)
    expect(mail.html).not.toContain('class="trap"')
    const post = await form({ endpoint })
    expect(post.html).toContain(`action="${endpoint}"`)
    expect(post.html).toContain(site.contact.submit.endpoint)
    expect(post.html).not.toContain('mailto:')
  })

  it('is preceded by the address, with a link and a button that copies it', async () => {
    const contact = { ...site.contact, email: 'a@example.com' }
    const { html, markdown } = await compileText('<ContactEmail />', { site: { ...site, contact } })
    expect(html).toMatch(/<a href="mailto:a@example\.com\?subject=[^"]+">a@example\.com<\/a>/)
    expect(html).toContain('data-copy="a@example.com"')
    expect(markdown).toMatch(/^\[a@example\.com\]\(mailto:a@example\.com\?subject=/)
  })

  it('tells at once when nobody would get the message', async () => {
    expect((await form({ endpoint: '', email: '' })).html).toContain(site.contact.notes.nobody)
  })
})
