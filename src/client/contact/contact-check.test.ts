import { describe, expect, it } from 'vitest'
import { isEmail, problemOf, type CheckedField } from './contact-check'

const field = (value: string, rest: object = {}) =>
  ({ value, required: true, maxLength: 10, dataset: { missing: 'Write it.' }, ...rest }) as CheckedField

describe('problemOf', () => {
  it('asks for what is needed, and takes blanks for nothing', () => {
    expect(problemOf(field('  '), 'Too long:')).toBe('Write it.')
    expect(problemOf(field('', { required: false }), 'Too long:')).toBe('')
  })

  it('says by how much a text is too long', () => {
    expect(problemOf(field('x'.repeat(13)), 'Too long:')).toBe('Too long: 3')
    expect(problemOf(field('x'.repeat(10)), 'Too long:')).toBe('')
    expect(problemOf(field('x'.repeat(99), { maxLength: -1 }), 'Too long:')).toBe('')
  })

  it('checks an address only where one is asked for, also when it is optional', () => {
    const email = { dataset: { bad: 'No address.' }, required: false, maxLength: -1 }
    expect(problemOf(field('ada', email), '')).toBe('No address.')
    expect(problemOf(field(' ada@example.com ', email), '')).toBe('')
    expect(problemOf(field('ada'), '')).toBe('')
  })
})

describe('isEmail', () => {
  it.each(['ada@example.com', 'a.b+c@mail.example.co.uk', 'ö@exämple.de'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example..com', 'a b@example.com', 'a@b@c.de'])(
    'refuses %s',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )
})
