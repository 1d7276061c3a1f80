import type { ContactData } from '../../content/site/marketing-schemas'

/**
 * Returns a warning if the site's owner has to configure the contact page. It's written to the build's log rather than
 * the page.
 *
 * @returns undefined if messages have a receiver
 */
export function contactWarning({
  endpoint,
  email,
}: Pick<ContactData, 'endpoint' | 'email'>): string | undefined {
  if (endpoint !== '') return undefined
  const now = email === '' ? 'readers have no address to write to' : `readers write an email to ${email}`
  return `content/site/contact.yml: endpoint is empty, so ${now}. Before you publish, see "The contact form" in docs/operations.md.`
}
