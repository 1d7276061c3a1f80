/** GraphQL types of what marketing pages are made of besides their text. */
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
    "One sentence on what QuestDB is used for"
    what: String!
    "Where that is told"
    source: CustomerSource!
  }

  "Where a story is told"
  type CustomerSource @dontInfer {
    "What the source is"
    label: String!
    "Its address"
    href: String!
    "Year or day of the state that was read; words that begin with undated where it has none"
    date: String!
  }

  "Where every marketing page leads at its end: content/site/onward.yml"
  type SiteOnward implements Node @dontInfer {
    "Heading above the links"
    heading: String!
    "The links, in order"
    links: [OnwardLink!]!
  }

  "A way onward"
  type OnwardLink @dontInfer {
    "Label"
    name: String!
    "What the reader finds there"
    description: String!
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
    "Posts on one page of a list"
    postsOnPage: Int!
    "Said where a list has no post"
    empty: String!
    "Label of the link to newer posts"
    newer: String!
    "Label of the link to older posts"
    older: String!
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
