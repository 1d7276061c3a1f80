import { describe, expect, it } from 'vitest'
import { mailAddress, mailText } from './contact-mail'

describe('mailText', () => {
  it('leaves out what is empty and puts long texts below their label', () => {
    const text = mailText([
      { label: 'Name', value: 'Ada' },
      { label: 'Company', value: ' ' },
      { label: 'Message', value: 'one\ntwo' },
    ])
    expect(text).toBe('Name: Ada\n\nMessage:\none\ntwo')
  })
})

describe('mailAddress', () => {
  const action = 'mailto:a@example.com?subject=Hello'

  it('carries the text with line ends as e-mail has them', () => {
    expect(mailAddress(action, 'a & b\n?')).toBe(`${action}&body=a%20%26%20b%0D%0A%3F`)
  })

  it('leaves a long text out instead of having it cut', () => {
    expect(mailAddress(action, 'x'.repeat(3000))).toBe(action)
  })
})
