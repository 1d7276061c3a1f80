import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DataTable } from './data-table'

const drawn = (side: string) =>
  renderToStaticMarkup(
    <DataTable
      table={{
        caption: 'Trades',
        summary: '',
        columns: [
          { label: 'Time', isNumber: false },
          { label: 'Side', isNumber: false },
        ],
        rows: [['21:05:00', side]],
      }}
    />,
  )

it('gives each side of a trade a sign', () => {
  expect(drawn('buy')).toContain('<td data-side="buy"><span aria-hidden="true">▲ </span>buy</td>')
})

it.each(['__proto__', 'constructor', 'neither'])('shows the side %s as it came, without a sign', (side) => {
  expect(drawn(side)).toContain(`<td>${side}</td>`)
})
