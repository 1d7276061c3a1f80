import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import {
  EXAMPLES_FILE,
  EXAMPLES_SCHEMA_FILE,
  exampleRecord,
  examplesJson,
  type ExampleNode,
} from './examples-json'
import { examplesSchema } from './examples-schema'
import { llmsFiles, type TextPage } from './llms-txt'
import { markdownAddress } from './markdown-address'
import { removeOldTexts } from './remove-old-texts'
import { jsonAddress, PAGE_FACTS, pageJson, type PageFacts } from './page-json'
import { queryData } from '../query-data'

interface Answer {
  site: { siteMetadata: { title: string; description: string; siteUrl: string } }
  allWrittenPage: { nodes: (Omit<TextPage, 'type' | 'sectionPath'> & Typed)[] }
  facts: { nodes: PageFacts[] }
  allExample: { nodes: ExampleNode[] }
  sidebar: { items: Line[] }
}

interface Typed {
  internal: { type: string }
}

interface Line {
  href: string | null
  items?: Line[]
}

const LINES = 'href items { href items { href items { href items { href items { href } } } } }'

/**
 * Writes the files for machines: a Markdown copy and the facts of each page, llms.txt with the full text of each
 * category, and all examples as JSON. Copies of pages that no longer exist are removed.
 */
export async function writeTexts(api: BuildArgs, folder: string): Promise<void> {
  const data = await queryData<Answer>(
    api,
    'the text of the pages could not be queried',
    /* GraphQL */ `
    query Texts {
      site {
        siteMetadata {
          title
          description
          siteUrl
        }
      }
      allWrittenPage(sort: { route: ASC }) {
        nodes {
          route
          title
          description
          markdown
          noindex
          internal {
            type
          }
        }
      }
      facts: allWrittenPage(sort: { route: ASC }) {
        nodes {
          ${PAGE_FACTS}
        }
      }
      allExample(sort: [{ route: ASC }, { line: ASC }]) {
        nodes {
          route
          pageTitle
          anchor
          section
          title
          language
          sql
          kind
          result {
            columns {
              name
              type
            }
            rows
            rowCount
            truncated
          }
          plan
          error {
            message
            position
          }
          response {
            statuses
            lines
          }
          verifiedOn
          volatile
          tables
          functions
          keywords
          demoUrl
        }
      }
      sidebar(name: { eq: "docs" }) {
        items {
          ${LINES}
        }
      }
    }
  `,
  )
  const sections = new Map(data.facts.nodes.map(({ route, sectionPath = [] }) => [route, sectionPath]))
  const order = new Map(flat(data.sidebar.items).map((href, index) => [href, index]))
  const place = ({ route }: { route: string }) => order.get(route) ?? order.size
  const pages = data.allWrittenPage.nodes
    .map(({ internal, ...page }): TextPage => ({
      ...page,
      type: internal.type,
      sectionPath: sections.get(page.route) ?? [],
    }))
    .sort((a, b) => place(a) - place(b))

  const write = (address: string, text: string) => {
    const file = path.join(folder, address)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  removeOldTexts(folder, new Set(pages.map(({ route }) => route)))
  for (const { route, markdown } of pages) write(markdownAddress(route), markdown)
  const examples = new Map<string, number>()
  for (const { route } of data.allExample.nodes) examples.set(route, (examples.get(route) ?? 0) + 1)
  for (const page of data.facts.nodes) {
    const { route } = page
    const { siteUrl } = data.site.siteMetadata
    write(jsonAddress(route), pageJson(page, siteUrl, examples.get(route) ?? 0))
  }
  for (const { address, text } of llmsFiles(data.site.siteMetadata, pages)) write(address, text)
  const { siteUrl } = data.site.siteMetadata
  write(EXAMPLES_FILE, examplesJson(data.allExample.nodes.map((node) => exampleRecord(node, siteUrl))))
  write(EXAMPLES_SCHEMA_FILE, JSON.stringify(examplesSchema(siteUrl), null, 2))
}

function flat(items: readonly Line[]): string[] {
  return items.flatMap(({ href, items: below = [] }) => [...(href === null ? [] : [href]), ...flat(below)])
}
