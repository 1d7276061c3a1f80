import { h } from 'hastscript'
import type { Element } from 'hast'
import { readableBytes, storageNeeds, type Workload } from '../../base/storage-needs'
import type { ContentComponent } from './content-component'
import type { DataComponent } from './data-component'
import { component, table, text } from './markdown-nodes'

interface Example extends Workload {
  name: string
}

/** Initial values of the form, and the first row of the table. */
const TRADES: Example = {
  name: 'Trades: 2 symbols, 2 doubles',
  rowsPerSecond: 10_000,
  eightByteColumns: 2,
  fourByteColumns: 2,
  otherBytes: 0,
  retentionDays: 30,
  partitionDays: 1,
  walHours: 12,
}

const EXAMPLES: readonly Example[] = [
  TRADES,
  {
    ...TRADES,
    name: 'Sensors: 1 symbol, 3 doubles',
    rowsPerSecond: 1_000,
    eightByteColumns: 3,
    fourByteColumns: 1,
    retentionDays: 365,
  },
  {
    ...TRADES,
    name: 'Server metrics: 4 symbols, 10 doubles',
    rowsPerSecond: 50_000,
    eightByteColumns: 10,
    fourByteColumns: 4,
    retentionDays: 14,
  },
  {
    ...TRADES,
    name: 'Events: 2 symbols, 1 UUID, 1 VARCHAR (100 bytes)',
    rowsPerSecond: 500,
    eightByteColumns: 0,
    otherBytes: 132,
    retentionDays: 90,
  },
]

const FIELDS: readonly { name: keyof Workload; label: string }[] = [
  { name: 'rowsPerSecond', label: 'Rows per second' },
  { name: 'eightByteColumns', label: '8-byte columns, excluding the timestamp' },
  { name: 'fourByteColumns', label: '4-byte columns' },
  { name: 'otherBytes', label: 'Other columns, in bytes per row' },
  { name: 'retentionDays', label: 'Retention in days' },
  { name: 'partitionDays', label: 'Partition size in days' },
  { name: 'walHours', label: 'WAL reserve in hours' },
]

/**
 * `<StorageCalculator />`: a table of worked examples, which is also available without scripts and in the Markdown
 * copy, and a form that performs the same calculation for other numbers.
 */
export const storageCalculator: DataComponent = {
  optional: [],
  expand() {
    const head = ['Workload', 'Rows per second', 'Bytes per row', 'Retention', 'Data', 'Disk']
    const rows = EXAMPLES.map((example) => {
      const { bytesPerRow, data, disk } = storageNeeds(example)
      return [
        example.name,
        example.rowsPerSecond.toLocaleString('en-US'),
        String(bytesPerRow),
        `${example.retentionDays} days`,
        readableBytes(data),
        readableBytes(disk),
      ]
    })
    return [
      table([head, ...rows].map((cells) => cells.map((cell) => [text(cell)]))),
      component('StorageForm', {}),
    ]
  },
}

/** The form. It's hidden without scripts; src/client/storage-calculator/storage-form.ts implements it. */
export const storageForm: ContentComponent = {
  required: [],
  optional: [],
  render: () =>
    h('form', { className: ['storage-form'], ariaLabel: 'Storage calculator', dataStorageForm: '' }, [
      ...FIELDS.map(field),
      h('p', { role: 'status' }),
    ]),
}

function field({ name, label }: (typeof FIELDS)[number]): Element {
  return h('label', [
    label,
    h('input', {
      type: 'number',
      name,
      value: String(TRADES[name]),
      min: '0',
      step: 'any',
      required: true,
      inputMode: 'decimal',
      autoComplete: 'off',
    }),
  ])
}
