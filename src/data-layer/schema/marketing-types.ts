/** GraphQL types of data on marketing pages. */
export const marketingTypes = /* GraphQL */ `
  "A public story of a customer: content/customers/stories.yml"
  type CustomerStory implements Node @dontInfer {
    "Name of the company"
    name: String!
    "Key of the field of business"
    field: String!
    "Field of business, as readers see it"
    fieldLabel: String!
    "Place in the file, from 0"
    position: Int!
    "What the company does, in a few words"
    sector: String!
    "A figure that the source names, where it names one"
    figure: CustomerFigure
    "A literal quotation from the source, if it contains one with the name of its author"
    quote: CustomerQuote
    "One sentence on what QuestDB is used for"
    what: String!
    "Where that is told"
    source: CustomerSource!
  }

  "A figure of a story, as its source names it"
  type CustomerFigure @dontInfer {
    "The amount, if the source names one"
    value: String
    "What it counts, or a phrase of its own if there is no amount"
    label: String!
  }

  "A literal quotation about QuestDB"
  type CustomerQuote @dontInfer {
    "What was said, without quotation marks"
    text: String!
    "Who said it"
    author: String!
    "What the author does at the company, if the source says so"
    role: String
    "Where it was published, if that isn't the source of the story"
    source: CustomerSource
  }

  "Where a story is told"
  type CustomerSource @dontInfer {
    "What the source is"
    label: String!
    "Its address"
    href: String!
    "Year or day of the state that was read, if the source has one"
    date: String
  }

  "Calls to action at the end of marketing pages: content/site/onward.yml"
  type SiteOnward implements Node @dontInfer {
    "The calls; the last one is for all pages that no other names"
    calls: [OnwardCall!]!
  }

  "A call to action"
  type OnwardCall @dontInfer {
    "Routes of the pages that show it; empty for all others"
    routes: [String!]!
    "Its heading"
    heading: String!
    "One sentence below the heading"
    text: String!
    "Links in order of weight: the first two become buttons"
    links: [OnwardLink!]!
  }

  "A way onward"
  type OnwardLink @dontInfer {
    "Label"
    name: String!
    "Route or address"
    href: String!
  }

  "Texts around the lists of posts: content/site/blog.yml"
  type SiteBlog implements Node @dontInfer {
    "Title of the list of all posts"
    title: String!
    "What the reader finds on it"
    description: String!
    "Sentence below the title"
    lead: String!
    "Who wrote the posts that name no author"
    author: String!
    "Posts on one page of a list"
    postsOnPage: Int!
    "Said where a list has no post"
    empty: String!
    "Label of the link to newer posts"
    newer: String!
    "Label of the link to older posts"
    older: String!
    "Heading of the posts to read after a post"
    related: String!
    "Label of the link to the feed"
    feed: String!
    "Subjects that posts may have"
    tags: [BlogTag!]!
  }

  "A subject of posts"
  type BlogTag @dontInfer {
    "As posts name it"
    tag: String!
    "As readers see it"
    label: String!
    "Title of the list of its posts"
    title: String!
    "What the reader finds on that list"
    description: String!
    "Route of that list"
    href: String!
  }
`
