import fs from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import {
  EXAMPLES_FILE,
  EXAMPLES_SCHEMA_FILE,
  type ExampleRecord,
} from '../../src/data-layer/outputs/texts/examples-json'

/** What the last build wrote. */
const text = (address: string) => fs.readFileSync(`public${address}`, 'utf8')
const records = JSON.parse(text(EXAMPLES_FILE)) as ExampleRecord[]

it('every record has the shape that is published', () => {
  const validate = new Ajv2020().compile(JSON.parse(text(EXAMPLES_SCHEMA_FILE)) as object)
  expect(validate(records), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
})

it('finds examples by function, by keyword and by result', () => {
  const asof = records.filter(({ keywords }) => keywords.includes('ASOF'))
  expect(asof.map(({ route }) => route)).toContain('/docs/reference/sql/asof-join/')
  expect(records.some(({ functions }) => functions.includes('vwap'))).toBe(true)
  expect(
    records.some(({ kind, result }) => kind === 'error' && JSON.stringify(result).includes('nvalid')),
  ).toBe(true)
  for (const kind of ['rows', 'plan', 'ok', 'error', 'response'])
    expect(
      records.some((record) => record.kind === kind),
      kind,
    ).toBe(true)
})

it('every record leads to a heading that exists', () => {
  const pages = new Map<string, string>()
  for (const { route, anchor, sql } of records) {
    const html = pages.get(route) ?? text(`${route}index.html`)
    pages.set(route, html)
    if (anchor !== null) expect(html, `${route} ${sql}`).toContain(`id="${anchor}"`)
  }
})
