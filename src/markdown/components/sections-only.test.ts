import { expect, it } from 'vitest'
import { problemsOf, siteFacts } from '../../../tests/support/compile-text'

it.each([
  ['<Band>\n\nText.\n\n</Band>', /:5: <Band> has no styles on this page.*use it on such a page/],
  [
    'Text.\n\n<ReleaseAssets platform="any">\n\nText.\n\n</ReleaseAssets>',
    /:7: <ReleaseAssets platform="any"> has no styles on this page/,
  ],
  ['Text.\n\n<Customers />', /:7: <Customers> has no styles on this page/],
])('%j is only for pages that load the styles of sections', async (text, message) => {
  const site = siteFacts()
  expect(await problemsOf(text, { site })).toEqual([])
  expect(await problemsOf(text, { site, hasSections: false })).toEqual([expect.stringMatching(message)])
})

it('other pages have the components that arrange text', async () => {
  const text = '<Split>\n\n<Pane>\n\nText.\n\n</Pane>\n\n<Pane>\n\nText.\n\n</Pane>\n\n</Split>'
  expect(await problemsOf(text, { hasSections: false })).toEqual([])
})
