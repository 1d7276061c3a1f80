import { z } from 'zod'

const text = (least: number, most: number) =>
  z
    .string(`is missing or not a string`)
    .trim()
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
const word = z.string().trim().min(1, 'is empty')

/** Front matter that pages of all families can have. */
export const COMMON_FRONT_MATTER = z.strictObject({
  title: text(2, 60),
  description: text(50, 160),
  keywords: z.array(word).optional(),
  datasets: z.array(z.string().regex(/^[a-z_]+$/, 'is not a valid demo table name')).optional(),
  image: word.optional(),
  canonical: z.url('is not a URL').optional(),
  noindex: z.boolean('is not true or false').optional(),
})

/** Front matter of documentation pages. `sources` lists where facts come from that no example shows. */
export const DOCS_FRONT_MATTER = COMMON_FRONT_MATTER.extend({
  sources: z
    .array(
      z.strictObject({
        /** What is based on the source, as a noun phrase. */
        facts: word,
        name: word,
        url: z.url('is not a URL'),
      }),
    )
    .optional(),
})

/** Front matter of blog posts. The date is that of publication: `2025-07-11`. */
export const BLOG_FRONT_MATTER = COMMON_FRONT_MATTER.extend({
  date: z.iso.date('is not a date'),
  authors: z.array(word).optional(),
  tags: z.array(word).optional(),
})

/** Front matter of text that pages include. */
export const FRAGMENT_FRONT_MATTER = z.strictObject({ title: text(2, 60), description: text(10, 160) })

/** What an author writes between the `---` lines, for any family: keys that only some families have are optional. */
export type FrontMatter = z.output<typeof COMMON_FRONT_MATTER> &
  Partial<z.output<typeof DOCS_FRONT_MATTER>> &
  Partial<z.output<typeof BLOG_FRONT_MATTER>>

/** A source of facts of a page that no example shows. */
export type PageSource = NonNullable<FrontMatter['sources']>[number]
