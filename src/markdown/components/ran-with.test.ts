import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../content/client-examples/read-tools'
import { languageWith, programEntry, RECORD } from './test-clients'
import { ranWith } from './ran-with'
import { expanded } from './test-component'

const ranOn = (more: Partial<typeof RECORD.ranWith>) => ({
  ...RECORD,
  ranWith: { ...RECORD.ranWith, ...more },
})

const ofGo = (...records: Parameters<typeof programEntry>[2][]) =>
  expanded(
    ranWith,
    { lang: 'go' },
    {
      site: {
        clientExamples: [
          languageWith(
            'go',
            records.map((more, at) => programEntry('go', `p${at}`, more)),
          ),
        ],
      },
    },
  )

describe('RanWith of a language', () => {
  it('is one line with the versions that all programs share', () => {
    expect(ofGo({}, {})).toMatchObject({
      html: '<p class="ran-with">Tested with questdb 4.1.0, Go 1.26.8, and QuestDB 9.0.1 on November 22, 2026.</p>',
      problems: [],
    })
  })

  it('names each version once, and the latest day', () => {
    const { html } = ofGo(
      { record: ranOn({ date: '2026-10-01' }) },
      { record: ranOn({ client: 'pgx 5', date: '2026-11-23' }) },
      { record: ranOn({ client: '', date: '2026-11-02' }) },
    )
    expect(html).toContain(
      'Tested with questdb 4.1.0, pgx 5, Go 1.26.8, and QuestDB 9.0.1 on November 23, 2026.',
    )
  })

  it('ignores programs that have no record or have changed since', () => {
    const { html } = ofGo(
      { record: undefined },
      { record: ranOn({ runtime: 'Go 1.1' }), isStale: true },
      { record: ranOn({ runtime: 'Go 1.2' }) },
    )
    expect(html).toContain('Tested with questdb 4.1.0, Go 1.2, and')
  })

  it('is a notice if nothing is recorded', () => {
    const { html, problems } = ofGo({ record: undefined })
    expect(problems).toEqual([])
    expect(html).toContain('data-record-problem')
    expect(html).toContain(
      'The programs in content/examples/go have no records. To show versions, run make programs LANGUAGE=go RECORD=1.',
    )
  })

  it('says why if the programs are not run', () => {
    const manifest = { label: 'R', notRun: 'the client is old', examples: [] }
    const site = { clientExamples: [languageWith('r', [programEntry('r', 'plain')], { manifest })] }
    expect(expanded(ranWith, { lang: 'r' }, { site }).html).toBe(
      '<p class="ran-with">Not run: the client is old.</p>',
    )
  })

  it('reports an unknown language with those that there are', () => {
    const site = { clientExamples: [languageWith('go', []), languageWith('rust', [])] }
    expect(expanded(ranWith, { lang: 'perl' }, { site })).toMatchObject({
      nodes: [],
      problems: ['content/docs/test.mdx:7: <RanWith> has no language "perl". use one of: go, rust.'],
    })
  })
})

describe('RanWith of a tool', () => {
  const record = {
    digest: '',
    ranWith: { versions: ['Kafka 3.9.0', 'Java 17'], server: 'QuestDB 9.0.1', date: '2026-11-22' },
    outputs: {},
  }
  const ofKafka = (more: Partial<ToolEntry>) =>
    expanded(
      ranWith,
      { tool: 'kafka' },
      { site: { tools: [{ name: 'kafka', record, isStale: false, ...more } as ToolEntry] } },
    )

  it('is one line with the versions', () => {
    expect(ofKafka({}).html).toBe(
      '<p class="ran-with">Tested with Kafka 3.9.0, Java 17, and QuestDB 9.0.1 on November 22, 2026.</p>',
    )
  })

  it('is a notice if the tool has no record, or one of other files', () => {
    expect(ofKafka({ record: undefined }).html).toContain(
      'The example of kafka has no record. To show its outputs, run make programs TOOL=kafka RECORD=1.',
    )
    const { html } = ofKafka({ isStale: true })
    expect(html).toContain('The example of kafka has changed since it was recorded.')
    expect(html).not.toContain('Tested with')
  })

  it('reports an unknown tool', () => {
    expect(expanded(ranWith, { tool: 'kafak' }, { site: { tools: [] } })).toMatchObject({
      nodes: [],
      problems: [expect.stringContaining(':7: <RanWith> has no tool "kafak"')],
    })
  })
})

it.each<Record<string, string>>([{}, { tool: 'kafka', lang: 'go' }])(
  'RanWith with the attributes %j is an error',
  (attributes) => {
    expect(expanded(ranWith, attributes)).toMatchObject({
      nodes: [],
      problems: [
        'content/docs/test.mdx:7: <RanWith> must have exactly one of tool and lang. write <RanWith tool="…" /> or <RanWith lang="…" />.',
      ],
    })
  },
)
