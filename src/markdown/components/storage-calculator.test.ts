import { describe, expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compile-text'

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
