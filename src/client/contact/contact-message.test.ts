import { expect, it } from 'vitest'
import { messageOf } from './contact-message'

it('begins with the message, followed by what is known of its author', () => {
  expect(
    messageOf([
      { label: 'Your name', value: ' Ada ', isLong: false },
      { label: 'Company', value: ' ', isLong: false },
      { label: 'Message', value: 'One.\n\nTwo.\n', isLong: true },
      { label: 'Email', value: 'ada@example.com', isLong: false },
    ]),
  ).toBe('One.\n\nTwo.\n\nYour name: Ada\nEmail: ada@example.com')
})

it('is empty if nothing was entered', () => {
  expect(messageOf([{ label: 'Message', value: '', isLong: true }])).toBe('')
})
