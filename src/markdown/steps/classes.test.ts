import type { Element } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { addClass, hasClass } from './classes'

it('an element has each of its classes, and no other', () => {
  const element = h('p', { className: ['lead', 'wide'] })
  expect(hasClass(element, 'wide')).toBe(true)
  expect(hasClass(element, 'wid')).toBe(false)
  expect(hasClass(h('p'), 'wide')).toBe(false)
})

it('a class is a whole word, and only elements have one', () => {
  const properties = { className: 'lead wide' }
  expect(hasClass({ type: 'element', properties }, 'wide')).toBe(false)
  expect(hasClass({ type: 'element' }, 'wide')).toBe(false)
  expect(hasClass({ type: 'root', properties: { className: ['wide'] } }, 'wide')).toBe(false)
})

it('a class is added after the others', () => {
  const element = h('p', { className: ['lead'], id: 'a' })
  addClass(element, 'wide')
  expect(element.properties).toEqual({ className: ['lead', 'wide'], id: 'a' })
  const bare: Element = { type: 'element', tagName: 'p', children: [] }
  addClass(bare, 'wide')
  expect(bare.properties).toEqual({ className: ['wide'] })
})
