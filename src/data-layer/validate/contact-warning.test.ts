import { expect, it } from 'vitest'
import { contactWarning } from './contact-warning'

it('names the address that readers write to as long as there is no endpoint', () => {
  expect(contactWarning({ endpoint: '', email: 'ada@example.com' })).toMatch(
    /^content\/site\/contact\.yml: endpoint is empty, so readers write an email to ada@example\.com\. .*docs\/operations\.md/,
  )
  expect(contactWarning({ endpoint: '', email: '' })).toContain('no address to write to')
})

it('says nothing when messages have a receiver', () => {
  expect(contactWarning({ endpoint: 'https://example.com/contact', email: '' })).toBeUndefined()
})
