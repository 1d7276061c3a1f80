import { WRITTEN_PAGE_TYPES } from '../../content/families'
import { uncapital } from '../../base/capital'
import { isObject } from '../../base/is-object'

/** Gatsby's resolver of a root field, which the replacing resolver calls. */
interface RootField {
  originalResolver: (source: unknown, args: object, context: unknown, info: RootField) => unknown
}

/** The fields of `Query` that return a single page: `docPage`, …, and `writtenPage` for a page of any type. */
const PAGE_FIELDS = ['WrittenPage', ...WRITTEN_PAGE_TYPES].map(uncapital)

/** Finds a page by its route with or without the trailing slash: `docPage(route: { eq: "/docs/concept/symbol" })`. */
export const pageByRoute = Object.fromEntries(
  PAGE_FIELDS.map((field) => [
    field,
    {
      resolve: (source: unknown, args: object, context: unknown, info: RootField) =>
        info.originalResolver(source, withSlash(args), context, info),
    },
  ]),
)

/** Returns the arguments with the trailing slash that all routes have. Operators other than `eq` are unchanged. */
function withSlash(args: object): object {
  if (!('route' in args) || !isObject(args.route) || typeof args.route.eq !== 'string') return args
  return { ...args, route: { ...args.route, eq: args.route.eq.replace(/\/?$/, '/') } }
}
