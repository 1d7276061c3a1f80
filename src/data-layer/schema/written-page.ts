import { ownValue } from '../../base/own-value'
import { FAMILIES, FRAGMENT_TYPE, type FamilyName, type PageFamily } from '../../content/families'

/** Fields common to all written pages. */
const COMMON = /* GraphQL */ `
  "Route of the page, with leading and trailing slashes"
  route: String!
  "Path of the source file, relative to the repository root"
  file: String!
  "Title without the name of the site, 2 to 60 characters"
  title: String!
  "Description of the page, 50 to 160 characters (fragments: 10 to 160)"
  description: String!
  "Keywords that readers may search for"
  keywords: [String!]!
  "URL of the social image specified in the file, relative to the site; null if there is none"
  image: String
  "Canonical URL for search engines; null if it's the page's own URL"
  canonical: String
  "Whether search engines are asked not to index the page"
  noindex: Boolean!
  "Headings of levels 2 and 3, in order"
  headings: [PageHeading!]!
  "Headings of all levels, in order"
  outline: [OutlineHeading!]!
  "HTML of the body, without the title"
  html: String!
  "The page as clean Markdown, including the title, with expanded components and absolute links"
  markdown: String!
  "URL of the Markdown copy, relative to the site"
  markdownAddress: String!
  "Content of each section, in order; the first is the part before the first heading"
  sections: [PageSection!]!
  "Plain text of the body, with one line per block"
  plainText: String!
  "Number of words in plainText"
  wordCount: Int!
  "Estimated reading time in minutes, based on 220 words per minute; at least 1"
  readingMinutes: Int!
  "URL of the style sheet for the page's formulas; null if the page has none"
  mathStylesheet: String
  "URL of the social image: the specified one, or one generated from title, section, and description"
  socialImage: String!
  "Time of the last commit that changed the file; null if unknown to Git"
  lastUpdated: Date @dateformat
  "URL for editing the file on the code host"
  editUrl: String!
  "Examples that were run on a real server, in page order"
  examples: [Example!]!
  "Unique links to other pages and files on the site, in page order"
  linksTo: [PageLink!]!
  "Pages that link to this one, sorted by route"
  linkedFrom: [PageReference!]!
  "Raster images, in page order"
  images: [PageImage!]!
  "Names of the fragments that the page includes"
  includes: [String!]!
  "Old URLs that redirect to the page"
  redirectedFrom: [String!]!
`

/** Fields of families that the sidebar lists. */
const SIDEBAR_FIELDS = /* GraphQL */ `
  "Label in the sidebar"
  sidebarLabel: String!
  "Tag in the sidebar: Popular or Enterprise; null if there is none"
  tag: String
  "Categories above the page in the sidebar, outermost first"
  sectionPath: [String!]!
  "Breadcrumbs of the page: the documentation, then the categories above the page"
  breadcrumbs: [Breadcrumb!]!
  "URLs of draft issues that report whether the page was helpful"
  helpful: HelpfulDrafts!
  "Previous page in the sidebar; null if there is none"
  previous: PageNeighbour
  "Next page in the sidebar; null if there is none"
  next: PageNeighbour
`

/** Fields of a single family. */
const OWN_FIELDS: Partial<Record<FamilyName, string>> = {
  docs: /* GraphQL */ `
    "Demo tables that the page's examples use"
    datasets: [String!]!
    "Sources of facts that no example demonstrates"
    sources: [PageSource!]!
    "Functions and operators that the page documents"
    documentedFunctions: [DocumentedFunction!]!
    "Dotted names in the text, which include configuration keys"
    propertyNames: [String!]!
  `,
  blog: /* GraphQL */ `
    "Publication date"
    date: Date! @dateformat
    "Date on which the post was rewritten; null if it wasn't"
    updated: Date @dateformat
    "Names of the authors; the author in blog.yml if the post names none"
    authors: [String!]!
    "Tags, as written by the author"
    tags: [String!]!
    "The same tags with their labels and lists, in the author's order"
    subjects: [BlogTag!]!
    "Cover without text, as SVG: its chart with the most marks, or a pattern based on its title and tags"
    cover: String!
    "Up to three posts that share the most keywords and tags with this one; ties list newer posts first"
    related: [BlogPost!]!
  `,
}

const written = (type: string, about: string, own = '') => /* GraphQL */ `
  "${about}"
  type ${type} implements Node & WrittenPage @dontInfer @childOf(types: ["Mdx"]) {
    ${COMMON}
    ${own}
  }
`

/** GraphQL types of written pages: an interface, and a type for each family. */
export const writtenPageTypes = /* GraphQL */ `
  "Anything written in content/: documentation, posts, terms, comparisons, pages"
  interface WrittenPage implements Node {
    id: ID!
    ${COMMON}
  }

  "A heading of level 2 or 3"
  type PageHeading {
    "Level of the heading: 2 or 3"
    depth: Int!
    "ID of the heading, used as the anchor in URLs"
    id: String!
    "Text without markup"
    text: String!
  }

  "A heading of any level"
  type OutlineHeading {
    "Level of the heading: 2 to 6"
    depth: Int!
    "ID of the heading, used as the anchor in URLs"
    id: String!
    "Text without markup"
    text: String!
  }

  "A link to a page or file on the site"
  type PageLink @dontInfer {
    "Route of the page, with leading and trailing slashes, or URL of the file"
    route: String!
    "Anchor on the page; null if the link refers to the page as a whole"
    anchor: String
  }

  "A page, by title and route"
  type PageReference @dontInfer {
    "Route of the page, with leading and trailing slashes"
    route: String!
    "Title without the name of the site"
    title: String!
  }

  "A raster image on a page"
  type PageImage @dontInfer {
    "Path of the source file, relative to the repository root"
    file: String!
    "Alternative text"
    alt: String!
    "Width in pixels"
    width: Int!
    "Height in pixels"
    height: Int!
  }

  "A breadcrumb: a step from the start of the documentation to a page"
  type Breadcrumb {
    "Label of the category"
    label: String!
    "Route of the category's page; null if it has none"
    href: String
  }

  "The content of a section, for the search"
  type PageSection @dontInfer {
    "ID of the section's heading; null before the first heading"
    anchor: String
    "Text of the section's heading; null before the first heading"
    heading: String
    "Level of the section's heading: 2 or 3; 1 before the first heading"
    depth: Int!
    "Prose and tables, with one line per block"
    text: String!
    "Code in the section's code fences"
    code: String!
    "For each code block, the number of lines of the text before it"
    codeAfter: [Int!]!
  }

  "A function or operator documented in a section of a page"
  type DocumentedFunction @dontInfer {
    "Name as spelled by the server"
    name: String!
    "ID of the section's heading; null before the first heading"
    anchor: String
  }

  "A source of facts that no example demonstrates"
  type PageSource @dontInfer {
    "Facts based on the source, as a noun phrase"
    facts: String!
    "Name of the source"
    name: String!
    "URL of the source"
    url: String!
  }

  "The previous or next page in the sidebar"
  type PageNeighbour {
    "Label in the sidebar"
    label: String!
    "Route of the page"
    href: String!
  }

  "URLs of draft issues on the code host, prefilled with known details of the page"
  type HelpfulDrafts {
    "For readers who found the page helpful"
    yes: String!
    "For readers who didn't find the page helpful"
    no: String!
  }

  ${Object.entries<PageFamily>(FAMILIES)
    .map(([name, { type, about, folder, sidebar }]) =>
      written(
        type,
        `${about}: ${folder}`,
        `${sidebar === null ? '' : SIDEBAR_FIELDS}${ownValue(OWN_FIELDS, name) ?? ''}`,
      ),
    )
    .join('\n')}
  ${written(
    FRAGMENT_TYPE,
    'A fragment that other pages include: content/docs/partials and content/docs/quick-start-utils',
    /* GraphQL */ `
      "Name by which pages include the fragment"
      name: String!
    `,
  )}
`
