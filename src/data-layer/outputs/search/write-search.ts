import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { FAMILIES, searchedPage } from '../../../content/families'
import { buildSearchFile, searchedPlaces, type IndexedPage } from '../../../search/build-search-file'
import { SEARCH_FILE, SEARCH_FOLDER, textFile } from '../../../search/search-file'
import { ContentError } from '../../../base/content-error'
import { readSiteData } from '../../../content/site/read-site-data'
import { queryData } from '../query-data'

interface Section {
  anchor: string | null
  heading: string | null
  text: string
  code: string
}

interface Answer {
  allDocPage: {
    nodes: {
      route: string
      title: string
      description: string
      sidebarLabel: string
      keywords: string[]
      sectionPath: string[]
      sections: Section[]
      documentedFunctions: { name: string; anchor: string | null }[]
      examples: { anchor: string | null; error: { message: string } | null }[]
    }[]
  }
  allWrittenPage: {
    nodes: {
      route: string
      title: string
      description: string
      keywords: string[]
      noindex: boolean
      sections: Section[]
      internal: { type: string }
    }[]
  }
  allServerParameter: { nodes: { path: string }[] }
}

/** Input of the index, in .cache; tools/search-compare uses it for other libraries. */
const INPUT_FILE = 'searched-pages.json'

/** Writes the search index, and the texts of each page for its excerpts. */
export async function writeSearch(api: BuildArgs, root: string): Promise<void> {
  const data = await queryData<Answer>(
    api,
    'the search could not query the pages',
    /* GraphQL */ `
      query Search {
        allDocPage(sort: { route: ASC }) {
          nodes {
            route
            title
            description
            sidebarLabel
            keywords
            sectionPath
            ...SearchedSections
            documentedFunctions {
              name
              anchor
            }
            examples {
              anchor
              error {
                message
              }
            }
          }
        }
        allWrittenPage(filter: { internal: { type: { ne: "${FAMILIES.docs.type}" } } }, sort: { route: ASC }) {
          nodes {
            route
            title
            description
            keywords
            noindex
            ...SearchedSections
            internal {
              type
            }
          }
        }
        allServerParameter {
          nodes {
            path
          }
        }
      }

      fragment SearchedSections on WrittenPage {
        sections {
          anchor
          heading
          text
          code
          codeAfter
        }
      }
    `,
  )
  const docs = data.allDocPage.nodes.flatMap(
    ({ sidebarLabel, sectionPath, documentedFunctions, examples, ...page }): IndexedPage[] => {
      const shown = searchedPage(FAMILIES.docs.type, page.route)
      if (!shown) return []
      const errors = examples.flatMap(({ anchor, error }) =>
        error ? [{ anchor, message: error.message }] : [],
      )
      const listed = { label: sidebarLabel, place: sectionPath }
      return [{ ...page, ...shown, ...listed, functions: documentedFunctions, errors }]
    },
  )
  const others = data.allWrittenPage.nodes.flatMap(
    ({ route, title, description, keywords, noindex, sections, internal }): IndexedPage[] => {
      const shown = searchedPage(internal.type, route)
      if (!shown || noindex) return []
      // a dashboard begins with its charts, which have no text for an excerpt
      const [first, ...rest] = sections
      const excerpted = first?.text === '' ? [{ ...first, text: description }, ...rest] : sections
      const page = { route, title, description, label: title, keywords, ...shown }
      return [{ ...page, sections: excerpted, functions: [], errors: [] }]
    },
  )
  const pages = [...docs, ...others]
  const parameters = data.allServerParameter.nodes.map((one) => one.path)
  const phrases = readSiteData(root, 'phrases')
  const places = searchedPlaces(pages)
  const unsearched = Object.keys(phrases.value).filter((place) => !places.has(place))
  if (unsearched.length > 0)
    throw new Error(
      unsearched
        .map((place) => {
          const line = phrases.source.lineOf([place])
          const remedy =
            'list the phrases under the route of a searched page or the anchor of one of its headings'
          return new ContentError(phrases.file, line, `the search has no section at ${place}`, remedy).message
        })
        .join('\n'),
    )
  const { file, texts } = buildSearchFile(pages, {
    synonyms: readSiteData(root, 'synonyms').value,
    suggestions: readSiteData(root, 'suggestions').value,
    phrases: phrases.value,
    parameters: new Set(parameters),
  })
  // of this build only
  fs.rmSync(path.join(root, 'public', SEARCH_FOLDER), { recursive: true, force: true })
  const write = (address: string, value: unknown, folder = path.join('public', SEARCH_FOLDER)) => {
    const target = path.join(root, folder, address)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, JSON.stringify(value))
  }
  write(SEARCH_FILE, file)
  write(INPUT_FILE, { pages, parameters }, '.cache')
  texts.forEach((sections, page) => {
    write(textFile(page), sections)
  })
}
