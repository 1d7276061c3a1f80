import { describe, expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compile-text'
import { storageNeeds } from '../../base/storage-needs'
import { storageCalculator, storageForm } from './storage-calculator'
import { rendered, expanded } from './test-component'

describe('StorageCalculator', () => {
  it('has its examples in the page and in its Markdown copy', async () => {
    const { html, markdown, plainText } = await compileText('Text.\n\n<StorageCalculator />')
    const row = ['Trades: 2 symbols, 2 doubles', '10,000', '32', '30 days', '829 GB', '1.09 TB']
    expect(html.replace(/>\s+</g, '><').replace(/ (?:data-label|class)="[^"]*"/g, '')).toContain(
      row.map((cell) => `<td>${cell}</td>`).join(''),
    )
    expect(markdown).toMatch(new RegExp(row.join(' +\\| +')))
    expect(plainText).toContain('1.09 TB')
    expect(markdown).not.toContain('<Storage')
  })

  it('has a labelled field for each number of the formula', async () => {
    const { html } = await compileText('<StorageCalculator />')
    expect(html).toMatch(/<label>Rows per second<input type="number" name="rowsPerSecond" value="10000"/)
    expect(html.match(/<label>/g)).toHaveLength(7)
  })
})

describe('the examples of the StorageCalculator', () => {
  const { nodes, html } = expanded(storageCalculator)
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )

  it('have a name that says what the columns are, and the bytes that follow from it', () => {
    expect(rows[0]).toEqual(['Workload', 'Rows per second', 'Bytes per row', 'Retention', 'Data', 'Disk'])
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['Trades: 2 symbols, 2 doubles', '10,000', '32', '30 days'],
      ['Sensors: 1 symbol, 3 doubles', '1,000', '36', '365 days'],
      ['Server metrics: 4 symbols, 10 doubles', '50,000', '104', '14 days'],
      ['Events: 2 symbols, 1 UUID, 1 VARCHAR (100 bytes)', '500', '148', '90 days'],
    ])
  })

  it('need a disk that is larger than the data', () => {
    const bytes = (cell: string) => Number.parseFloat(cell) * (cell.endsWith('TB') ? 1000 : 1)
    for (const [, , , , data = '', disk = ''] of rows.slice(1)) {
      expect(data).toMatch(/^[\d.]+ [GT]B$/)
      expect(bytes(disk)).toBeGreaterThan(bytes(data) / 0.8)
    }
  })

  it('precede the form', () => {
    expect(nodes.map(({ type }) => type)).toEqual(['table', 'mdxJsxFlowElement'])
    expect(html).toMatch(/<\/table><StorageForm><\/StorageForm>$/)
  })
})

describe('the form of the StorageCalculator', () => {
  const { html } = rendered(storageForm)

  it('has a name, and a place for the result that screen readers announce', () => {
    expect(html).toMatch(/^<form class="storage-form" aria-label="Storage calculator" data-storage-form="">/)
    expect(html).toMatch(/<p role="status"><\/p><\/form>$/)
  })

  it('starts with the first example, so that both have the same result', () => {
    const fields = [...html.matchAll(/<label>([^<]+)<input type="number" name="(\w+)" value="(\d+)"/g)]
    expect(fields.map(([, label, name, value]) => [label, name, value])).toEqual([
      ['Rows per second', 'rowsPerSecond', '10000'],
      ['8-byte columns, excluding the timestamp', 'eightByteColumns', '2'],
      ['4-byte columns', 'fourByteColumns', '2'],
      ['Other columns, in bytes per row', 'otherBytes', '0'],
      ['Retention in days', 'retentionDays', '30'],
      ['Partition size in days', 'partitionDays', '1'],
      ['WAL reserve in hours', 'walHours', '12'],
    ])
    const workload = Object.fromEntries(fields.map(([, , name, value]) => [name, Number(value)]))
    expect(storageNeeds(workload as never).bytesPerRow).toBe(32)
  })

  it('accepts numbers that are not negative, including fractions, and is not filled in by the browser', () => {
    const inputs = html.match(/<input [^>]*>/g) ?? []
    expect(inputs).toHaveLength(7)
    for (const input of inputs)
      expect(input).toMatch(/min="0" step="any" required inputmode="decimal" autocomplete="off"/)
  })
})
