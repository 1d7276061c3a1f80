import { describe, expect, it } from 'vitest'
import { pageTypeOf, sectionOf, softwareSubject } from './marketing-subjects'

const site = { title: 'QuestDB', siteUrl: 'https://questdb.com' }
const release = { name: '9.0.0', url: 'https://example.com/9.0.0', publishedAt: null, assets: [] }

describe('structured data of marketing pages', () => {
  it('knows pages that are more than a page', () => {
    expect(pageTypeOf('/enterprise/contact/')).toBe('ContactPage')
    expect(pageTypeOf('/terms/')).toBe('WebPage')
  })

  it('puts the contact page below Enterprise, and Enterprise below nothing', () => {
    expect(sectionOf('/enterprise/contact/')).toEqual({ label: 'Enterprise', href: '/enterprise/' })
    expect(sectionOf('/enterprise/')).toBeUndefined()
    expect(sectionOf('/terms/')).toBeUndefined()
  })

  it('describes the product on pages about the release, without facts that are not known', () => {
    const [product] = softwareSubject('/download/', site, release)
    expect(product).toMatchObject({ '@type': 'SoftwareApplication', softwareVersion: '9.0.0' })
    expect(product).not.toHaveProperty('datePublished')
    expect(product).not.toHaveProperty('downloadUrl')
    expect(softwareSubject('/customers/', site, release)).toEqual([])
    expect(softwareSubject('/download/', site, null)).toEqual([])
  })
})
