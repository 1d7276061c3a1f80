import { FAMILIES } from '../../content/families'

/** Gatsby's API for resolvers to find nodes, which also tracks the dependencies of pages. */
export interface NodeContext {
  nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>
    findOne(query: { type: string; query: object }): Promise<unknown>
    trackPageDependencies(result: unknown, dependencies: { connectionType: string }): unknown
  }
}

const find =
  (type: string, filterOf: (source: Source) => object, sort: object) =>
  async (source: Source, _: unknown, { nodeModel }: NodeContext) => [
    ...(await nodeModel.findAll({ type, query: { filter: filterOf(source), sort } })).entries,
  ]

interface Source {
  route?: string
  name?: string
  keyword?: string
  path?: string
}

const IN_ORDER = { fields: ['route', 'line'], order: ['ASC', 'ASC'] }

/** Returns the examples of a page in page order. */
export const examplesOfPage = {
  resolve: find('Example', ({ route }) => ({ route: { eq: route } }), IN_ORDER),
}

/** Resolve the pages and examples that use a function, parameter, or keyword. */
export const referenceResolvers = {
  SqlFunction: {
    href: {
      resolve: async ({ name }: Source, _: unknown, { nodeModel }: NodeContext) => {
        const filter = { documentedFunctions: { elemMatch: { name: { eq: name } } } }
        const page = (await nodeModel.findOne({
          type: FAMILIES.docs.type,
          query: { filter },
        })) as DocumentingPage | null
        const section = page?.documentedFunctions.find((one) => one.name === name)
        return page && section ? `${page.route}${section.anchor ? `#${section.anchor}` : ''}` : null
      },
    },
    usedIn: { resolve: find('Example', ({ name }) => ({ functions: { in: [name] } }), IN_ORDER) },
  },
  ServerParameter: {
    usedIn: {
      resolve: find(FAMILIES.docs.type, ({ path }) => ({ propertyNames: { in: [path] } }), {
        fields: ['route'],
        order: ['ASC'],
      }),
    },
  },
  SqlKeyword: {
    usedIn: { resolve: find('Example', ({ keyword }) => ({ keywords: { in: [keyword] } }), IN_ORDER) },
  },
}

interface DocumentingPage {
  route: string
  documentedFunctions: { name: string; anchor: string | null }[]
}
