const LEAD_IN = 'SiteLeadIn'

/** GraphQL types of site data: configuration, menus, footer, announcement, sidebar, word lists. */
export const siteTypes = /* GraphQL */ `
  type SiteSiteMetadata @dontInfer {
    "Name of the site"
    title: String!
    "Tagline of the product, in five words"
    tagline: String!
    "Title of the home page"
    oneLiner: String!
    "Description for search engines, in one sentence"
    description: String!
    "URL of the site, without a trailing slash"
    siteUrl: String!
    "URL of the site, without a trailing slash (the name used in site.yml)"
    url: String!
    "Domain of the product"
    domain: String!
    "Base path of the documentation"
    basePath: String!
    "Path of the favicon"
    favicon: String!
    "Alternative text of the social image"
    socialImageAlt: String!
    "Organization on the code host"
    organisationName: String!
    "Project on the code host"
    projectName: String!
    "Label of the default call to action"
    defaultCallToAction: String!
    "Language of the site"
    locale: String!
    "Whether URLs end with a slash"
    trailingSlash: Boolean!
    "Delimiter between the title of a page and the name of the site"
    titleDelimiter: String!
    "Copyright line, including the year of the build"
    copyright: String!
    "Path in the website repository below which files are edited"
    editPath: String!
    "External links"
    links: SiteLinks!
    "Short texts that introduce the product"
    leadIns: SiteLeadIns!
  }

  "URLs outside this site"
  type SiteLinks {
    "Live demo"
    demo: String!
    "Hosted product"
    cloud: String!
    "Container images"
    dockerHub: String!
    "Helm chart"
    helmChart: String!
    "Organization on the code host"
    codeHostOrganisation: String!
    "Repository of the database"
    mainRepository: String!
    "Repository of this site"
    websiteRepository: String!
    "Repository of the documentation"
    documentationRepository: String!
    "Form for reporting documentation issues"
    docsIssueTemplate: String!
    "Roadmap"
    roadmap: String!
    "Slack workspace"
    slack: String!
    "Community forum"
    forum: String!
    "Questions on Stack Overflow"
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

  "Lead-ins by audience"
  type SiteLeadIns {
    "For all audiences"
    default: ${LEAD_IN}!
    "For readers interested in market data"
    finance: ${LEAD_IN}!
  }

  "A lead-in: a short text that introduces the product, with links"
  type ${LEAD_IN} {
    "Text of the lead-in"
    text: String!
    "Label of the link"
    linkLabel: String!
    "Route or URL of the link"
    linkHref: String!
    "Label of the second link, if there is one"
    secondLinkLabel: String
    "Route or URL of the second link, if there is one"
    secondLinkHref: String
  }

  "A link with a label"
  type MenuLink {
    "Label of the link"
    name: String!
    "Route or URL"
    href: String!
  }

  "A card in a dropdown menu"
  type MenuItem {
    "Label of the card"
    name: String!
    "Short description of the link target"
    description: String!
    "Route or URL"
    href: String!
    "Name of the icon in src/components/icons"
    icon: String!
    "Live or Replay if the card links to a dashboard; null otherwise"
    tag: String
  }

  "A dropdown menu below the navigation bar"
  type MenuDropdown {
    "Label of the menu's button"
    name: String!
    "Number of cards per row on wide screens"
    columns: Int!
    "Cards of the menu"
    items: [MenuItem!]!
  }

  "The top navigation: content/site/menus.yml"
  type SiteMenus implements Node @dontInfer {
    "Plain links"
    links: [MenuLink!]!
    "Contact button, which is always visible"
    contact: MenuLink!
    "Dropdown menus"
    dropdowns: [MenuDropdown!]!
  }

  "The footer: content/site/footer.yml"
  type SiteFooter implements Node @dontInfer {
    "Sentence in which [Name] is replaced with the link of that name"
    sentence: String!
    "Links in the sentence"
    sentenceLinks: [MenuLink!]!
    "Columns of the site map, in order"
    columns: [FooterColumn!]!
    "Profiles of the project on social networks"
    social: [SocialLink!]!
    "Links in the last line"
    links: [MenuLink!]!
  }

  "A column of the site map in the footer"
  type FooterColumn @dontInfer {
    "Heading above the links"
    heading: String!
    "Links, in order"
    links: [MenuLink!]!
  }

  "A profile of the project on a social network"
  type SocialLink @dontInfer {
    "Name of the network"
    name: String!
    "URL of the profile"
    href: String!
    "ID of the network's logo in static/icons/social.svg"
    mark: String!
  }

  "The bar above the navigation: content/site/announcement.yml"
  type SiteAnnouncement implements Node @dontInfer {
    "ID that changes with the text, so that readers who closed the previous announcement see the new one"
    announcementId: String!
    "Text of the announcement"
    text: String!
    "Label of the link, if there is one"
    linkLabel: String
    "Route or URL of the link, if there is one"
    linkHref: String
    "Whether readers can close the announcement"
    closeable: Boolean!
    "Whether the announcement is shown"
    enabled: Boolean!
  }

  "Versions of the documentation: content/versions.yml"
  type DocsVersions implements Node @dontInfer {
    "Versions, newest first"
    versions: [DocsVersion!]!
  }

  "The documentation of one version of the product"
  type DocsVersion {
    "Version of the product, for example 9.0"
    name: String!
    "Label of the version"
    label: String!
    "Start of its documentation: a route for the version of this build, an absolute URL for others"
    href: String!
    "current, next (not released yet), supported (older, still maintained), or old"
    status: String!
  }

  "Provider that handles the search button: content/site/assistant.yml"
  type SiteAssistant implements Node @dontInfer {
    "built-in or script"
    provider: String!
    "Third-party script; null for the built-in search"
    script: AssistantScript
  }

  "A third-party script that provides an assistant"
  type AssistantScript {
    "URL of the script"
    address: String!
    "Attributes of the script element"
    attributes: [AssistantAttribute!]!
    "Path of the function on window that opens the assistant, called with an object that contains the mode"
    open: String!
    "Mode in which the assistant opens: search or ask"
    mode: String!
    "When the script is loaded: use (on first use) or idle (when the browser is idle)"
    load: String!
  }

  "An attribute of the script element"
  type AssistantAttribute {
    "Name of the attribute"
    name: String!
    "Value of the attribute"
    value: String!
  }

  "A sidebar: content/docs/sidebar.yml"
  type Sidebar implements Node @dontInfer {
    "Name of the sidebar: docs"
    name: String!
    "Items of the sidebar, in order"
    items: [SidebarItem!]!
  }

  "An item of the sidebar: a page, or a category with items of its own"
  type SidebarItem {
    "Label of the item"
    label: String!
    "Category that distinguishes the page from others with the same label; null if the label is unique"
    context: String
    "Route of the page; null for a category"
    href: String
    "Popular or Enterprise; null if the item has no tag"
    tag: String
    "Items of the category, in order; empty for a page"
    items: [SidebarItem!]!
  }

  "Words known to a SQL editor, from the package @questdb/sql-grammar"
  type EditorWordList implements Node @dontInfer {
    "constants, dataTypes, functions, or keywords"
    name: String!
    "Words, sorted"
    words: [String!]!
  }
`
