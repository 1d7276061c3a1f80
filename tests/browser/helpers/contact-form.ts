import type { Page } from '@playwright/test'
import { readSiteData } from '../../../src/content/site/read-site-data'
import { contactForm } from '../../../src/markdown/components/contact'
import type { SiteFacts } from '../../../src/markdown/components/site-facts'
import { rendered, testContext } from '../../../src/markdown/components/test-component'

/**
 * Replaces the form of the contact page, before scripts run, with the one that the build renders if the site
 * has an endpoint, which isn't the case in the committed site. (Chromium wouldn't let a page fulfilled by the test connect
 * to loopback addresses.)
 */
export async function addContactForm(page: Page, endpoint: string): Promise<void> {
  const { value } = readSiteData(process.cwd(), 'contact')
  const site = { contact: { ...value, endpoint } } as SiteFacts
  await page.addInitScript(
    (form) => {
      document.addEventListener('readystatechange', () => {
        const own = document.querySelector('form.contact')
        if (document.readyState === 'interactive' && own) own.outerHTML = form
      })
    },
    rendered(contactForm, {}, [], testContext({ site })).html,
  )
}
