import { graphql } from 'gatsby'

export const query = graphql`
  fragment HeadSite on Site {
    siteMetadata {
      title
      siteUrl
      domain
      titleDelimiter
      socialImageAlt
      links {
        codeHostOrganisation
        x
        linkedin
        youtube
      }
    }
  }
`

/** Structured data in JSON-LD: objects from schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

interface PageHeadProps {
  site: Queries.HeadSiteFragment
  title: string
  description: string
  /** Path with leading and trailing slashes. */
  route: string
  /** URL of the image, absolute or relative to the site. */
  image: string
  /** Canonical URL if it differs from the page's own. */
  canonical?: string | null
  keywords?: readonly string[]
  noindex?: boolean
  /** URL of the page in Markdown. */
  markdownAddress?: string
  /** Open Graph type. */
  type?: 'website' | 'article'
  structuredData?: readonly StructuredData[]
  /** Stylesheets required only by this page. */
  stylesheets?: readonly string[]
}

/** Metadata common to all pages. */
export function PageHead({
  site,
  title,
  description,
  route,
  image,
  canonical,
  keywords = [],
  noindex = false,
  markdownAddress,
  type = 'website',
  structuredData = [],
  stylesheets = [],
}: PageHeadProps) {
  const { siteMetadata } = site
  if (!siteMetadata) return null
  const { siteUrl, titleDelimiter, socialImageAlt } = siteMetadata
  const address = canonical ?? `${siteUrl}${route}`
  const picture = image.startsWith('/') ? `${siteUrl}${image}` : image
  const full = titleWithSite(title, siteMetadata.title, titleDelimiter)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {markdownAddress !== undefined && <link rel="alternate" type="text/markdown" href={markdownAddress} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteMetadata.title} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${socialImageAlt}`} />
      {/* X takes title, description, and image from Open Graph */}
      <meta name="twitter:card" content="summary_large_image" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...data })}
        </script>
      ))}
    </>
  )
}

/** Returns a title such as `ASOF JOIN | QuestDB`. A title that already contains the site's name isn't changed. */
function titleWithSite(title: string, siteTitle: string, delimiter: string): string {
  return title.includes(siteTitle) ? title : `${title} ${delimiter} ${siteTitle}`
}
