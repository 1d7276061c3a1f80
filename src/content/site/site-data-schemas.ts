import { z } from 'zod'
import { serverAddress, webAddress } from '../addresses'

/** A string that isn't blank. */
export const text = z.string('is missing or not a string').trim().min(1, 'is empty')
/** A route of this site or an https URL. */
export const place = z
  .string('is missing or not a string')
  .regex(/^(\/([\w-]+\/)*|https:\/\/\S+)$/, 'is neither a route with a trailing slash nor an https URL')

const leadIn = z.strictObject({
  text,
  linkLabel: text,
  linkHref: place,
  secondLinkLabel: text.optional(),
  secondLinkHref: place.optional(),
})

/** Schema of content/site/site.yml. */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  oneLiner: text,
  description: text.min(50, 'is shorter than 50 characters').max(160, 'is longer than 160 characters'),
  url: webAddress.regex(/[^/]$/, 'has a trailing slash'),
  domain: text,
  basePath: z.string().regex(/^\/[\w-]+\/$/, 'is not a path like /docs/'),
  favicon: text,
  socialImageAlt: text,
  organisationName: text,
  projectName: text,
  defaultCallToAction: text,
  locale: text,
  trailingSlash: z.boolean(),
  titleDelimiter: text,
  copyrightHolder: text,
  links: z.strictObject({
    demo: webAddress,
    cloud: webAddress,
    dockerHub: webAddress,
    helmChart: webAddress,
    codeHostOrganisation: webAddress,
    mainRepository: webAddress,
    websiteRepository: webAddress,
    documentationRepository: webAddress,
    docsIssueTemplate: webAddress,
    roadmap: webAddress,
    slack: webAddress,
    forum: webAddress,
    stackOverflow: webAddress,
    reddit: webAddress,
    x: webAddress,
    linkedin: webAddress,
    youtube: webAddress,
    companyProfile: webAddress,
  }),
  editPath: text,
  leadIns: z.strictObject({ default: leadIn, finance: leadIn }),
})

const link = z.strictObject({ name: text, href: place })

/** Names of the drawings available to menu items. */
export const MENU_ICONS = ['candles', 'pulse', 'terminal', 'download', 'compare'] as const

/** Schema of content/site/menus.yml. */
export const menusSchema = z.strictObject({
  links: z.array(link).min(1),
  contact: link,
  dropdowns: z.array(
    z.strictObject({
      name: text,
      columns: z.int().min(1).max(4),
      items: z
        .array(
          z.strictObject({
            name: text,
            description: text,
            href: place,
            icon: z.enum(MENU_ICONS, 'is not a known icon'),
          }),
        )
        .min(1),
    }),
  ),
})

/** Logos of social networks, which are ids in static/icons/social.svg. */
export const SOCIAL_MARKS = ['github', 'x', 'linkedin', 'youtube', 'slack'] as const

/** Schema of content/site/footer.yml. */
export const footerSchema = z.strictObject({
  sentence: text,
  sentenceLinks: z.array(link),
  columns: z
    .array(z.strictObject({ heading: text, links: z.array(link).min(1, 'is empty') }))
    .min(1, 'is empty'),
  social: z.array(
    z.strictObject({ name: text, href: place, mark: z.enum(SOCIAL_MARKS, 'is not a known mark') }),
  ),
  links: z.array(link),
})

/** Schema of content/site/announcement.yml. */
export const announcementSchema = z.strictObject({
  id: text.regex(/^[\w-]+$/, 'is not a word'),
  text,
  linkLabel: text.optional(),
  linkHref: place.optional(),
  closeable: z.boolean(),
  enabled: z.boolean(),
})

/** Status of a documentation version in relation to the current release. */
export const VERSION_STATUSES = ['current', 'next', 'supported', 'old'] as const

/** Schema of content/versions.yml: the versions of the documentation, newest first. */
export const versionsSchema = z
  .array(
    z.strictObject({
      name: text.regex(/^[\w.-]+$/, 'is not a word'),
      label: text,
      href: place.regex(/\/$/, 'has no trailing slash'),
      status: z.enum(VERSION_STATUSES, 'is not a known status'),
    }),
  )
  .min(1, 'is empty')
  .superRefine((versions, context) => {
    const problem = (path: PropertyKey[], message: string) => {
      context.addIssue({ code: 'custom', path, message })
    }
    for (const key of ['name', 'href'] as const)
      versions.forEach((version, index) => {
        if (versions.findIndex((other) => other[key] === version[key]) < index)
          problem([index, key], `${version[key]} is listed twice`)
      })
    const placesOf = (which: (version: (typeof versions)[number]) => boolean) =>
      versions.flatMap((version, index) => (which(version) ? [index] : []))
    const [current, second] = placesOf(({ status }) => status === 'current')
    if (current === undefined) problem([], 'no version is current')
    if (second !== undefined) problem([second, 'status'], 'more than one version is current')
    const [here, other] = placesOf(({ href }) => href.startsWith('/'))
    if (here === undefined) problem([], 'no version belongs to this build')
    if (other !== undefined) problem([other, 'href'], 'more than one version belongs to this build')
  })

const assistantScript = z.strictObject({
  address: z
    .string('is missing or not a string')
    .regex(/^(https:\/\/|\/)\S+$/, 'is neither an https URL nor a path on this site'),
  attributes: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()], 'is not a string').transform(String))
    .refine(
      (attributes) => Object.keys(attributes).every((name) => /^(?!on|src$|type$)[a-z][\w-]*$/.test(name)),
      'include one that is not allowed: src, type, or an event handler',
    )
    .default({}),
  open: z
    .string('is missing or not a string')
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'is not the name of a function'),
  mode: z.enum(['search', 'ask'], 'is neither search nor ask').default('search'),
  load: z.enum(['use', 'idle'], 'is neither use nor idle').default('use'),
})

/** Schema of content/site/live.yml. */
export const liveSchema = z.strictObject({
  endpoint: serverAddress,
})

/** Schema of content/site/assistant.yml. */
export const assistantSchema = z
  .strictObject({
    provider: z.enum(['built-in', 'script'], 'is neither built-in nor script'),
    script: assistantScript.optional(),
  })
  .refine(({ provider, script }) => provider === 'built-in' || script !== undefined, {
    path: ['script'],
    message: 'is missing, but the provider is script',
  })

const reason = text.min(20, 'is too short to be a reason')

/**
 * Schema of content/reference/internal-functions.yml: functions of the server that no page documents, with the reason.
 */
export const internalFunctionsSchema = z.array(z.strictObject({ name: text, reason }))

/**
 * Schema of content/reference/keywords.yml: the page that explains each keyword of the server, or the reason why none
 * does.
 */
export const keywordsSchema = z.array(
  z.union([
    z.strictObject({
      keyword: text,
      page: z.string().regex(/^\/docs\/([\w-]+\/)+$/, 'is not a route under /docs/'),
    }),
    z.strictObject({ keyword: text, reason }),
  ]),
)

/** Schema of content/search/synonyms.yml: words that readers use for terms on the site. */
export const synonymsSchema = z.array(
  z.strictObject({ when: z.array(text).min(1), also: z.array(text).min(1) }),
)

/** Schema of content/search/phrases.yml: questions and phrases with which readers ask for a page or a section. */
export const phrasesSchema = z.record(
  z
    .string()
    .regex(/^\/([\w.-]+\/)*(#\S+)?$/, 'is not a route with a trailing slash, or one followed by an anchor'),
  z.array(text).min(1, 'is empty'),
)

/** Schema of content/search/suggestions.yml: questions suggested to readers. */
export const suggestionsSchema = z.array(text).min(1, 'is empty')

/** Schema of content/site/redirects.yml. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z
      .string('is missing or not a string')
      .regex(/^\/([\w.-]+\/)+$/, 'is not a path on this site with leading and trailing slashes'),
    to: z
      .string('is missing or not a string')
      .regex(
        /^(\/([\w.-]+\/)*(#\S+)?|https:\/\/\S+)$/,
        'is neither a route with leading and trailing slashes nor an https URL',
      ),
    status: z.union([z.literal(301), z.literal(302)], 'is neither 301 nor 302').default(301),
  }),
)

/** content/site/site.yml */
export type SiteData = z.infer<typeof siteSchema>
/** content/site/assistant.yml */
export type AssistantData = z.infer<typeof assistantSchema>
