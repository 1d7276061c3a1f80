import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WrittenHead } from '../components/head/written-head'
import { WrittenLayout } from '../components/marketing/written-layout'

/** A post of the blog. */
export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const { page } = data
  if (!page) return null
  const byline = (
    <>
      <time dateTime={page.date}>{page.dateText}</time>
      {page.authors.length > 0 && `, ${page.authors.join(', ')}`}
    </>
  )
  return <WrittenLayout title={page.title} html={page.html} kind="Blog" byline={byline} />
}

/** Title, addresses and structured data. */
export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  return (
    data.page &&
    data.site && (
      <WrittenHead page={data.page} site={data.site} schemaType="BlogPosting" date={data.page.date} />
    )
  )
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    page: blogPost(id: { eq: $id }) {
      title
      html
      date
      dateText: date(formatString: "D MMMM YYYY")
      authors
      ...WrittenPageHead
    }
    site {
      ...HeadSite
    }
  }
`
