/** GraphQL types of data on marketing pages. */
export const marketingTypes = /* GraphQL */ `
  "A public customer story: content/customers/stories.yml"
  type CustomerStory implements Node @dontInfer {
    "Name of the company"
    name: String!
    "Key of the company's industry"
    field: String!
    "Label of the company's industry"
    fieldLabel: String!
    "Zero-based position in the file"
    position: Int!
    "What the company does, in a few words"
    sector: String!
    "A figure stated by the source; null if it states none"
    figure: CustomerFigure
    "A literal quotation with a named author; null if the source contains none"
    quote: CustomerQuote
    "What QuestDB is used for, in one sentence"
    what: String!
    "Source of the story"
    source: CustomerSource!
  }

  "A figure in a story, as stated by its source"
  type CustomerFigure @dontInfer {
    "Amount; null if the source states none"
    value: String
    "What the amount counts, or a self-contained phrase if there is no amount"
    label: String!
  }

  "A literal quotation about QuestDB"
  type CustomerQuote @dontInfer {
    "Text of the quotation, without quotation marks"
    text: String!
    "Author of the quotation"
    author: String!
    "Role of the author at the company; null if the source doesn't state one"
    role: String
    "Source of the quotation; null if it's the source of the story"
    source: CustomerSource
  }

  "The source of a story or quotation"
  type CustomerSource @dontInfer {
    "Label of the source"
    label: String!
    "URL of the source"
    href: String!
    "Year or date of the version that was read; null if the source is undated"
    date: String
  }

  "Calls to action at the end of marketing pages: content/site/onward.yml"
  type SiteOnward implements Node @dontInfer {
    "Calls to action; the last one is for all pages that no other call lists"
    calls: [OnwardCall!]!
  }

  "A call to action"
  type OnwardCall @dontInfer {
    "Routes of the pages that show it; empty for the call that all other pages show"
    routes: [String!]!
    "Heading of the call"
    heading: String!
    "Sentence below the heading"
    text: String!
    "Links, in order of importance; the first two are shown as buttons"
    links: [OnwardLink!]!
  }

  "A link in a call to action"
  type OnwardLink @dontInfer {
    "Label of the link"
    name: String!
    "Route or URL"
    href: String!
  }

  "Text for the lists of posts: content/site/blog.yml"
  type SiteBlog implements Node @dontInfer {
    "Title of the list of all posts"
    title: String!
    "Description of the list of all posts"
    description: String!
    "Sentence below the title"
    lead: String!
    "Author of posts that don't name one"
    author: String!
    "Number of posts per page of a list"
    postsOnPage: Int!
    "Text shown when a list contains no posts"
    empty: String!
    "Label of the link to newer posts"
    newer: String!
    "Label of the link to older posts"
    older: String!
    "Heading of the related posts at the end of a post"
    related: String!
    "Label of the link to the feed"
    feed: String!
    "Tags that posts can use"
    tags: [BlogTag!]!
  }

  "A tag of blog posts"
  type BlogTag @dontInfer {
    "Tag as written in posts"
    tag: String!
    "Label of the tag"
    label: String!
    "Title of the list of posts with the tag"
    title: String!
    "Description of the list of posts with the tag"
    description: String!
    "Route of the list of posts with the tag"
    href: String!
  }
`
