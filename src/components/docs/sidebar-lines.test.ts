import { describe, expect, it } from 'vitest'
import type { SidebarLine } from './sidebar-lines'
import { categoriesAbove, isStatement } from './sidebar-lines'

const line = (label: string, href: string | null, items?: SidebarLine[]): SidebarLine => ({
  label,
  href,
  context: null,
  tag: null,
  items,
})
const join = line('ASOF JOIN', '/docs/reference/sql/asof-join/')
const select = line('SELECT', null, [join])
const kafka = line('Kafka', '/docs/kafka/')
const brokers = line('Message Brokers', null, [kafka])
const syntax = line('SQL Syntax', null, [line('Empty', null, []), select])
const LINES = [line('AWS', '/docs/aws/'), brokers, syntax, line('Tools', null, [kafka])]

describe('isStatement', () => {
  it('knows statements and categories of statements', () => {
    const cache = line('CACHE | NOCACHE', '/docs/reference/sql/cache/')
    expect([join, select, cache].map(isStatement)).toEqual([true, true, true])
  })

  it('takes words and abbreviations elsewhere for words', () => {
    expect([syntax, LINES[0]!, line('FAQ', null, [])].map(isStatement)).toEqual([false, false, false])
  })
})

describe('categoriesAbove', () => {
  it('lists them from the outermost', () => {
    expect(categoriesAbove(LINES, '/docs/reference/sql/asof-join/')).toEqual([syntax, select])
    expect(categoriesAbove(LINES, '/docs/aws/')).toEqual([])
  })

  it('leads to the first place of a page that is listed twice', () => {
    expect(categoriesAbove(LINES, '/docs/kafka/')).toEqual([brokers])
  })

  it('knows pages that are not listed', () => {
    expect(categoriesAbove(LINES, '/docs/partials/')).toBeUndefined()
  })
})
