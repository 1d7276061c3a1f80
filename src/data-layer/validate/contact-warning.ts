import type { ContactData } from '../../content/site/marketing-schemas'

/**
 * What the owner of the site still has to decide about the contact page. It belongs in the build's log, not on the page.
 * @returns undefined when messages have a receiver
 */
export function contactWarning({
  endpoint,
  email,
}: Pick<ContactData, 'endpoint' | 'email'>): string | undefined {
  if (endpoint !== '') return undefined
  const now = email === '' ? 'readers have no address to write to' : `readers write an email to ${email}`
  return `content/site/contact.yml: endpoint is empty, so ${now}. Before you publish, see "The contact form" in docs/operations.md.`
}
