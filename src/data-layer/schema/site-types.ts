const LEAD_IN = 'SiteLeadIn'

/** GraphQL types of site data: configuration, menus, footer, announcement, sidebar, word lists. */
export const siteTypes = /* GraphQL */ `
  type SiteSiteMetadata @dontInfer {
    "Name of the site"
    title: String!
    "What the product is, in five words"
    tagline: String!
    "Title of the home page"
    oneLiner: String!
    "One sentence for search engines"
    description: String!
    "Address of the site without a slash at its end"
    siteUrl: String!
    "Address of the site without a slash at its end (the spec's name for it)"
    url: String!
    "Domain of the product"
    domain: String!
    "Path of the documentation"
    basePath: String!
    "Path of the icon"
    favicon: String!
    "Text alternative of the social image"
    socialImageAlt: String!
    "Organisation on the code host"
    organisationName: String!
    "Project on the code host"
    projectName: String!
    "Label of the default call to action"
    defaultCallToAction: String!
    "The one language"
    locale: String!
    "Addresses end in a slash"
    trailingSlash: Boolean!
    "Stands between the title of a page and that of the site"
    titleDelimiter: String!
    "Copyright line with the year of the build"
    copyright: String!
    "Path on the website repository under which files are edited"
    editPath: String!
    "Other places"
    links: SiteLinks!
    "Texts that lead into the product"
    leadIns: SiteLeadIns!
  }

  "Places outside this site"
  type SiteLinks {
    "Live demo"
    demo: String!
    "Hosted product"
    cloud: String!
    "Container images"
    dockerHub: String!
    "Helm chart"
    helmChart: String!
    "Organisation on the code host"
    codeHostOrganisation: String!
    "Repository of the database"
    mainRepository: String!
    "Repository of this site"
    websiteRepository: String!
    "Repository of the documentation"
    documentationRepository: String!
    "Form for a report about the documentation"
    docsIssueTemplate: String!
    "What is planned"
    roadmap: String!
    "Chat"
    slack: String!
    "Forum"
    forum: String!
    "Questions and answers"
    stackOverflow: String!
    "Reddit"
    reddit: String!
    "X"
    x: String!
    "LinkedIn"
    linkedin: String!
    "YouTube"
    youtube: String!
    "Company profile"
    companyProfile: String!
  }

  "The lead-ins by audience"
  type SiteLeadIns {
    "For everybody"
    default: ${LEAD_IN}!
    "For market data"
    finance: ${LEAD_IN}!
  }

  "A text that leads into the product, with where it leads"
  type ${LEAD_IN} {
    "The text"
    text: String!
    "Label of the link"
    linkLabel: String!
    "Where the link leads"
    linkHref: String!
    "Label of a second link"
    secondLinkLabel: String
    "Where the second link leads"
    secondLinkHref: String
  }

  "A named link"
  type MenuLink {
    "Label"
    name: String!
    "Route or address"
    href: String!
  }

  "A card in a dropdown"
  type MenuItem {
    "Label"
    name: String!
    "What the reader finds there"
    description: String!
    "Route or address"
    href: String!
    "Name of a drawing in src/components/icons"
    icon: String!
    "Live or Replay if it leads to a dashboard; null otherwise"
    tag: String
  }

  "A menu that opens below the navigation bar"
  type MenuDropdown {
    "Label of its button"
    name: String!
    "Cards in a row on a wide screen"
    columns: Int!
    "Its cards"
    items: [MenuItem!]!
  }

  "The top navigation: content/site/menus.yml"
  type SiteMenus implements Node @dontInfer {
    "Plain links"
    links: [MenuLink!]!
    "The button that is always there"
    contact: MenuLink!
    "The menus that open"
    dropdowns: [MenuDropdown!]!
  }

  "The footer: content/site/footer.yml"
  type SiteFooter implements Node @dontInfer {
    "Sentence in which [Name] stands for the link of that name"
    sentence: String!
    "Links of the sentence"
    sentenceLinks: [MenuLink!]!
    "Site map, column by column"
    columns: [FooterColumn!]!
    "Places of the project in social networks"
    social: [SocialLink!]!
    "Links of the last line"
    links: [MenuLink!]!
  }

  "A column of the site map in the footer"
  type FooterColumn @dontInfer {
    "Heading above the links"
    heading: String!
    "The links, in order"
    links: [MenuLink!]!
  }

  "A place of the project in a social network"
  type SocialLink @dontInfer {
    "Name of the network"
    name: String!
    "Its address"
    href: String!
    "Id of its mark in static/icons/social.svg"
    mark: String!
  }

  "The bar above the navigation: content/site/announcement.yml"
  type SiteAnnouncement implements Node @dontInfer {
    "Changes when the text does: a reader who closed the last one sees the new one"
    announcementId: String!
    "What it says"
    text: String!
    "Label of its link"
    linkLabel: String
    "Where its link leads"
    linkHref: String
    "A reader may close it"
    closeable: Boolean!
    "It is shown"
    enabled: Boolean!
  }

  "Versions of the documentation: content/versions.yml"
  type DocsVersions implements Node @dontInfer {
    "The versions, newest first"
    versions: [DocsVersion!]!
  }

  "The documentation of one version of the product"
  type DocsVersion {
    "Version of the product: 9.0"
    name: String!
    "What readers see"
    label: String!
    "Where its documentation begins: a route for the version of this build, an address for others"
    href: String!
    "current, next (not released yet), supported (older, still mended) or old"
    status: String!
  }

  "Who answers the search button: content/site/assistant.yml"
  type SiteAssistant implements Node @dontInfer {
    "built-in, or script"
    provider: String!
    "The script of somebody else; null for the built-in search"
    script: AssistantScript
  }

  "A script that brings an assistant"
  type AssistantScript {
    "Where it is loaded from"
    address: String!
    "Attributes of its element"
    attributes: [AssistantAttribute!]!
    "Function below window that opens it, called with an object that holds the mode"
    open: String!
    "How it opens: search or ask"
    mode: String!
    "When it is loaded: use (the first use) or idle (when the page has nothing else to do)"
    load: String!
  }

  "An attribute of a script's element"
  type AssistantAttribute {
    "Its name"
    name: String!
    "Its value"
    value: String!
  }

  "A sidebar: content/docs/sidebar.yml"
  type Sidebar implements Node @dontInfer {
    "docs"
    name: String!
    "Its lines, in order"
    items: [SidebarItem!]!
  }

  "A line of the sidebar: a page, or a category with lines of its own"
  type SidebarItem {
    "What the reader sees"
    label: String!
    "Category that tells the page from others of the same label; null when the label is unique"
    context: String
    "Route of the page; null for a category"
    href: String
    "Popular or Enterprise"
    tag: String
    "Lines of the category"
    items: [SidebarItem!]!
  }

  "Words that an SQL editor knows, from the package @questdb/sql-grammar"
  type EditorWordList implements Node @dontInfer {
    "constants, dataTypes, functions or keywords"
    name: String!
    "The words, sorted"
    words: [String!]!
  }
`
