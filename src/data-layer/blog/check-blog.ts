import type { ContentFile } from '../../content/content-file'
import type { SiteDataFile } from '../../content/site/read-site-data'
import { ContentError } from '../../base/content-error'
import { blogLists } from '../../content/blog-lists'

type BlogFile = SiteDataFile<'blog'>

/** Reports topics of posts that aren't in blog.yml, and repeated ones. */
export function checkBlog({ file, value, source }: BlogFile, files: readonly ContentFile[]): ContentError[] {
  const known = value.tags.map(({ tag }) => tag)
  const twice = known.flatMap((tag, index) =>
    known.indexOf(tag) === index
      ? []
      : [
          new ContentError(
            file,
            source.lineOf(['tags', index, 'tag']),
            `the tag "${tag}" is listed twice`,
            'remove one of them',
          ),
        ],
  )
  const unknown = files.flatMap(({ file: post, frontMatter, lineOf }) =>
    (frontMatter.tags ?? []).flatMap((tag, index) =>
      known.includes(tag)
        ? []
        : [
            new ContentError(
              post,
              lineOf(['tags', index]),
              `the blog has no tag "${tag}"`,
              `use one of ${known.join(', ')}, or define the new tag in ${file}`,
            ),
          ],
    ),
  )
  return [...twice, ...unknown]
}

/** Routes of all lists of posts. */
export function blogListRoutes(
  { value }: Pick<BlogFile, 'value'>,
  files: readonly ContentFile[],
): Set<string> {
  const posts = files
    .filter(({ family }) => family === 'blog')
    .map(({ route, frontMatter: { title, date = '', tags = [] } }) => ({
      id: route,
      route,
      title,
      date,
      tags,
    }))
  return new Set(blogLists(posts, value).map(({ route }) => route))
}
