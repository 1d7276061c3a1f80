import { expect, it } from 'vitest'
import { pageByRoute } from './page-by-route'

/** The arguments that Gatsby's resolver receives. */
const passedOn = (args: object, field = 'docPage') =>
  pageByRoute[field]?.resolve('source', args, 'context', {
    originalResolver: (source, given, context) => ({ source, given, context }),
  })

it.each(['/docs/concept/symbol', '/docs/concept/symbol/'])('the route %s has its slash', (eq) => {
  expect(passedOn({ route: { eq } })).toEqual({
    source: 'source',
    given: { route: { eq: '/docs/concept/symbol/' } },
    context: 'context',
  })
})

it.each([{}, { id: { eq: '1' } }, { route: { regex: '/symbol/' } }, { route: null }])(
  'the arguments %j are unchanged',
  (args) => {
    expect(passedOn(args)).toMatchObject({ given: args })
  },
)

it('all fields that return a single page accept both forms', () => {
  expect(Object.keys(pageByRoute).sort()).toEqual([
    'blogPost',
    'comparison',
    'docFragment',
    'docPage',
    'glossaryTerm',
    'marketingPage',
    'writtenPage',
  ])
})
