import { ScrollContext } from 'gatsby-react-router-scroll'
import { afterEach, expect, it } from 'vitest'
import { missingInternal } from '../../base/missing-internal'
import { allowUndecodableHash } from './undecodable-hash'

const { prototype } = ScrollContext
const { componentDidUpdate } = prototype
afterEach(() => {
  prototype.componentDidUpdate = componentDidUpdate
})

/** What Gatsby's component does after a navigation to a hash. */
function navigateTo(hash: string): void {
  const scrolled = Object.assign(Object.create(prototype) as ScrollContext, {
    props: { location: { hash } },
    scrollToHash: () => {
      throw new Error('scrolled')
    },
  })
  scrolled.componentDidUpdate({})
}

it("changes the installed component, whose error would crash the page, and doesn't hide other errors", () => {
  expect(() => {
    navigateTo('#50%')
  }, missingInternal('src/gatsby-internals/client/undecodable-hash.ts', 'that `ScrollContext.prototype.componentDidUpdate` of gatsby-react-router-scroll decodes the hash').message).toThrow(
    URIError,
  )
  allowUndecodableHash()
  expect(() => {
    navigateTo('#50%')
  }).not.toThrow()
  expect(() => {
    navigateTo('#50')
  }).toThrow('scrolled')
})
