import { FAMILIES, FRAGMENT_TYPE, type FamilyName } from '../../content/families'

/** Fields common to all written pages. */
const COMMON = /* GraphQL */ `
  "Address on the site, with a slash at both ends"
  route: String!
  "File it was written in, relative to the root of the repository"
  file: String!
  "Title without the name of the site, 2 to 60 characters"
  title: String!
  "What the reader gets, 50 to 160 characters (fragments: 10 to 160)"
  description: String!
  "Words that readers may look for"
  keywords: [String!]!
  "Address of the image for social networks, relative to the site"
  image: String
  "Address that search engines should keep instead of this one; null: its own"
  canonical: String
  "Search engines are asked not to list the page"
  noindex: Boolean!
  "Headings of level 2 and 3, in order"
  headings: [PageHeading!]!
  "Headings of all levels, in order"
  outline: [OutlineHeading!]!
  "HTML of the body, without the title"
  html: String!
  "The page as clean markdown, title included; components are written out, links are absolute"
  markdown: String!
  "Address of that markdown on the site"
  markdownAddress: String!
  "What each section says; the first is the part before the first heading"
  sections: [PageSection!]!
  "Words of the body as plain text, a line for each block"
  plainText: String!
  "Number of words in plainText"
  wordCount: Int!
  "Minutes to read it, at 220 words a minute, at least 1"
  readingMinutes: Int!
  "Stylesheet that the page's formulas need; null without formulas"
  mathStylesheet: String
  "Image for social networks: the given one, or one drawn from title and section"
  socialImage: String!
  "Time of the last commit that changed the file; null where git does not know"
  lastUpdated: Date @dateformat
  "Where the file can be edited on the code host"
  editUrl: String!
  "Examples that were run on a real server, in page order"
  examples: [Example!]!
  "Links to other places on the site, in page order, each once"
  linksTo: [PageLink!]!
  "Pages that link to this one, by route"
  linkedFrom: [PageReference!]!
  "Raster images, in page order"
  images: [PageImage!]!
  "Names of the fragments that the page includes"
  includes: [String!]!
  "Old addresses that redirect to the page"
  redirectedFrom: [String!]!
`

/** Type of each family: its description, and its additional fields. */
const OWN_TYPES: Record<FamilyName, { about: string; fields?: string }> = {
  docs: {
    about: 'A page of the documentation: content/docs',
    fields: /* GraphQL */ `
      "Label in the sidebar"
      sidebarLabel: String!
      "Popular or Enterprise, as the sidebar marks it"
      tag: String
      "Categories above the page in the sidebar, outermost first"
      sectionPath: [String!]!
      "Way to the page: the documentation, then its categories"
      breadcrumbs: [Breadcrumb!]!
      "Drafts of an issue that say whether the page helped"
      helpful: HelpfulDrafts!
      "Page before it in the sidebar"
      previous: PageNeighbour
      "Page after it in the sidebar"
      next: PageNeighbour
      "Demo tables that its examples use"
      datasets: [String!]!
      "Sources of facts that no example shows"
      sources: [PageSource!]!
      "Functions and operators that it documents"
      documentedFunctions: [DocumentedFunction!]!
      "Names with dots in its text, keys of the configuration among them"
      propertyNames: [String!]!
    `,
  },
  blog: {
    about: 'A post: content/blog',
    fields: /* GraphQL */ `
      "Day of publication"
      date: Date! @dateformat
      "Day on which the post was rewritten; null where it was not"
      updated: Date @dateformat
      "Names of the authors; the author of blog.yml where the post names none"
      authors: [String!]!
      "Subjects, as the author wrote them"
      tags: [String!]!
      "The same with label and list, in the author's order"
      subjects: [BlogTag!]!
      "Picture without words, as SVG: the chart of the post with the most marks, or a pattern that follows from its title"
      cover: String!
      "Up to three posts that share the most keywords and tags with it, newer ones first among equals"
      related: [BlogPost!]!
    `,
  },
  glossary: {
    about: 'A term and what it means: content/glossary',
  },
  compare: {
    about: 'QuestDB compared with another database: content/compare',
  },
  pages: {
    about: 'Any other written page: content/pages',
  },
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
  "Anything that is written in content/: documentation, posts, terms, comparisons, pages"
  interface WrittenPage implements Node {
    id: ID!
    ${COMMON}
  }

  "A heading of a page"
  type PageHeading {
    "2 or 3"
    depth: Int!
    "What a hash in the address points to"
    id: String!
    "Text without markup"
    text: String!
  }

  "A heading of a page, of any level"
  type OutlineHeading {
    "2 to 6"
    depth: Int!
    "What a hash in the address points to"
    id: String!
    "Text without markup"
    text: String!
  }

  "A link to a place on the site"
  type PageLink @dontInfer {
    "Route of the page, with a slash at both ends, or address of the file"
    route: String!
    "Anchor on that page; null for the page as a whole"
    anchor: String
  }

  "A page, by name and address"
  type PageReference @dontInfer {
    "Address on the site, with a slash at both ends"
    route: String!
    "Title without the name of the site"
    title: String!
  }

  "A raster image of a page"
  type PageImage @dontInfer {
    "File it was taken from, relative to the root of the repository"
    file: String!
    "Text for those who do not see it"
    alt: String!
    "Pixels"
    width: Int!
    "Pixels"
    height: Int!
  }

  "A step on the way from the start of the documentation to a page"
  type Breadcrumb {
    "Name of the category"
    label: String!
    "Route of the category's page; null where it has none"
    href: String
  }

  "What a section of a page says, for search"
  type PageSection @dontInfer {
    "Id of its heading; null before the first one"
    anchor: String
    "Text of its heading; null before the first one"
    heading: String
    "2 or 3; 1 before the first heading"
    depth: Int!
    "Prose and tables, a line for each block"
    text: String!
    "Code of its fences"
    code: String!
  }

  "A function or operator that a section of a page documents"
  type DocumentedFunction @dontInfer {
    "As the server spells it"
    name: String!
    "Id of the section's heading"
    anchor: String
  }

  "A source of facts that no example shows"
  type PageSource @dontInfer {
    "What rests on it, as a noun phrase"
    facts: String!
    "Name of the source"
    name: String!
    "Its address"
    url: String!
  }

  "The page before or after another in the sidebar"
  type PageNeighbour {
    "Label in the sidebar"
    label: String!
    "Route of the page"
    href: String!
  }

  "Addresses of drafts on the code host, filled in with what is known of a page"
  type HelpfulDrafts {
    "For a reader whom the page helped"
    yes: String!
    "For a reader whom it did not help"
    no: String!
  }

  ${(Object.keys(FAMILIES) as FamilyName[])
    .map((name) => written(FAMILIES[name].type, OWN_TYPES[name].about, OWN_TYPES[name].fields))
    .join('\n')}
  ${written(
    FRAGMENT_TYPE,
    'A text that other pages include: content/docs/partials and content/docs/quick-start-utils',
    /* GraphQL */ `
      "Name by which pages include it"
      name: String!
    `,
  )}
`
