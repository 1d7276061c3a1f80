import { z } from 'zod'
import { webAddress } from './addresses'

const text = (least: number, most: number) =>
  z
    .string(`is missing or not a string`)
    .trim()
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`)
const word = z.string().trim().min(1, 'is empty')

/** Front matter that all families support. */
export const COMMON_FRONT_MATTER = z.strictObject({
  title: text(2, 60),
  description: text(50, 160),
  keywords: z.array(word).optional(),
  datasets: z.array(z.string().regex(/^[a-z_]+$/, 'is not a valid demo table name')).optional(),
  image: word.optional(),
  canonical: webAddress.optional(),
  noindex: z.boolean('is not true or false').optional(),
})

/** Front matter of documentation pages. `sources` lists the sources of statements that no example demonstrates. */
export const DOCS_FRONT_MATTER = COMMON_FRONT_MATTER.extend({
  sources: z
    .array(
      z.strictObject({
        /** What is based on the source, as a noun phrase. */
        facts: word,
        name: word,
        url: webAddress,
      }),
    )
    .optional(),
})

/**
 * Front matter of blog posts. The date is the publication date, for example `2025-07-11`. `updated` is the date on which a
 * post was rewritten.
 */
export const BLOG_FRONT_MATTER = COMMON_FRONT_MATTER.extend({
  date: z.iso.date('is missing or not a date'),
  updated: z.iso.date('is not a date').optional(),
  authors: z.array(word).optional(),
  tags: z.array(word).optional(),
})

/** Front matter of fragments that pages include. */
export const FRAGMENT_FRONT_MATTER = z.strictObject({ title: text(2, 60), description: text(10, 160) })

/** Front matter that all families support, as {@link COMMON_FRONT_MATTER} validates it. */
export type CommonFrontMatter = z.output<typeof COMMON_FRONT_MATTER>

/** A source of statements on a page that no example demonstrates. */
export type PageSource = NonNullable<z.output<typeof DOCS_FRONT_MATTER>['sources']>[number]
