import { z } from 'zod'

/** A page in the sidebar. */
export interface SidebarPage {
  page: string
  /** Defaults to the page's title. */
  label?: string
  tag?: SidebarTag
  /** Whether the page is already listed elsewhere; that item determines its breadcrumbs and adjacent pages. */
  again?: boolean
}

/** A category that can be expanded. */
export interface SidebarSection {
  section: string
  items: SidebarEntry[]
}

/** An item of the sidebar as written by its author. */
export type SidebarEntry = SidebarPage | SidebarSection

/** Tags of sidebar items. */
export const SIDEBAR_TAGS = ['Popular', 'Enterprise'] as const
/** One of SIDEBAR_TAGS. */
export type SidebarTag = (typeof SIDEBAR_TAGS)[number]

const page = z.strictObject({
  page: z.string().regex(/^\/docs\/(?:[\w-]+\/)*$/, 'is not a route under /docs/ with a trailing slash'),
  label: z.string().trim().min(1, 'is empty').max(40, 'is longer than 40 characters').optional(),
  tag: z.enum(SIDEBAR_TAGS, 'is not a known tag').optional(),
  again: z.literal(true, 'is not true').optional(),
})

/** Schema of content/docs/sidebar.yml. */
export const sidebarSchema: z.ZodType<SidebarEntry[]> = z
  .array(
    z.lazy(() =>
      z.union(
        [page, z.strictObject({ section: z.string().trim().min(1, 'is empty'), items: sidebarSchema })],
        {
          error: 'is neither a page nor a section',
        },
      ),
    ),
    'is not a list',
  )
  .min(1, 'is empty')

/** Suggestions by key. */
export const SIDEBAR_REMEDIES = {
  page: 'write - page: /docs/concept/symbol/',
  tag: `write one of: ${SIDEBAR_TAGS.join(', ')}`,
  again: 'write again: true, or omit it',
  label: 'write label: Symbol, or omit it to use the page title',
  '*': 'write - page: /docs/…/ with optional label, tag, and again, or - section: Name with items',
}
