import type { ZodType } from 'zod'
import { STEP_SECONDS } from '../../dashboard/dashboard-data'
import { dashboardSettingsSchema } from '../dashboard-schemas'
import { SIDEBAR_REMEDIES, sidebarSchema } from '../sidebar-schema'
import { readYamlFile, type YamlFile } from '../read-yaml'
import type { Remedies } from '../yaml-source'
import {
  blogSchema,
  contactSchema,
  customersSchema,
  onwardSchema,
  releaseTextsSchema,
} from './marketing-schemas'
import { SEVERITIES, knownIssuesSchema } from './known-issues-schema'
import {
  MENU_ICONS,
  SOCIAL_MARKS,
  VERSION_STATUSES,
  announcementSchema,
  assistantSchema,
  internalFunctionsSchema,
  keywordsSchema,
  liveSchema,
  phrasesSchema,
  suggestionsSchema,
  synonymsSchema,
  footerSchema,
  menusSchema,
  redirectsSchema,
  siteSchema,
  versionsSchema,
} from './site-data-schemas'

const LINK = 'write a route with a trailing slash (/docs/) or an https URL'

/** The YAML files with site data: their paths, schemas, and suggestions for invalid values. */
const FILES = {
  site: {
    file: 'content/site/site.yml',
    schema: siteSchema,
    remedies: {
      '*': 'use the format of the committed site.yml',
      unknown: 'remove the key, or add it to siteSchema',
    },
  },
  menus: {
    file: 'content/site/menus.yml',
    schema: menusSchema,
    remedies: {
      href: LINK,
      icon: `write one of: ${MENU_ICONS.join(', ')}`,
      '*': 'write name, description, href, and icon for each item',
      unknown: 'remove the key',
    },
  },
  footer: {
    file: 'content/site/footer.yml',
    schema: footerSchema,
    remedies: {
      href: LINK,
      mark: `write one of: ${SOCIAL_MARKS.join(', ')}`,
      heading: 'write the heading of the column',
      '*': 'use the format of the committed footer.yml',
      unknown: 'remove the key',
    },
  },
  announcement: {
    file: 'content/site/announcement.yml',
    schema: announcementSchema,
    remedies: { linkHref: LINK, '*': 'write id, text, closeable, and enabled', unknown: 'remove the key' },
  },
  versions: {
    file: 'content/versions.yml',
    schema: versionsSchema,
    remedies: {
      href: 'write /docs/ for the version of this build, and an https URL with a trailing slash for other versions',
      status: `write one of: ${VERSION_STATUSES.join(', ')}; exactly one version must be current`,
      name: 'give each version a unique name, such as "9.0"',
      '*': 'write name, label, href, and status; exactly one version must be current, and exactly one must have a route as its href',
      unknown: 'remove the key',
    },
  },
  assistant: {
    file: 'content/site/assistant.yml',
    schema: assistantSchema,
    remedies: {
      provider: 'write built-in, or script with the keys described at the top of the file',
      address: 'write https://…/assistant.js',
      attributes: 'write attributes such as data-project: name',
      open: 'write the name of the widget function, such as Assistant.open',
      mode: 'write search or ask',
      load: 'write use or idle',
      '*': 'use the format described at the top of the committed file',
      unknown: 'remove the key',
    },
  },
  dashboard: {
    file: 'content/site/dashboard.yml',
    schema: dashboardSettingsSchema,
    remedies: {
      endpoint: "write '' for the recording, a path (/questdb/), or an https URL with a trailing slash",
      steps: `write one or more of: ${Object.keys(STEP_SECONDS).join(', ')}`,
      '*': 'use the format of the committed dashboard.yml',
      unknown: 'remove the key',
    },
  },
  live: {
    file: 'content/site/live.yml',
    schema: liveSchema,
    remedies: {
      endpoint: "write '' to turn the buttons off, a path (/questdb/), or an https URL with a trailing slash",
      '*': 'use the format of the committed live.yml',
      unknown: 'remove the key',
    },
  },
  onward: {
    file: 'content/site/onward.yml',
    schema: onwardSchema,
    remedies: {
      href: LINK,
      routes: 'write the routes of the pages that show this call; leave routes out of the last call only',
      '*': 'write heading, text, and two or more links (name, href) for each call',
      unknown: 'remove the key',
    },
  },
  blog: {
    file: 'content/site/blog.yml',
    schema: blogSchema,
    remedies: {
      description: 'write 50 to 150 characters that summarize the list for readers',
      '*': 'use the format of the committed blog.yml',
      unknown: 'remove the key',
    },
  },
  contact: {
    file: 'content/site/contact.yml',
    schema: contactSchema,
    remedies: {
      endpoint: "write an https URL that accepts the form, or '' to compose an email instead",
      email: "write one email address, or ''",
      '*': 'use the format of the committed contact.yml',
      unknown: 'remove the key',
    },
  },
  release: {
    file: 'content/site/release.yml',
    schema: releaseTextsSchema,
    remedies: { '*': 'use the format of the committed release.yml', unknown: 'remove the key' },
  },
  customers: {
    file: 'content/customers/stories.yml',
    schema: customersSchema,
    remedies: {
      href: 'write the https URL of the source',
      date: "write a year ('2023') or a date ('2020-11-18'), or leave it out if the source is undated",
      field: 'write one of the keys listed under fields',
      quoted: 'list names of stories that have a quote',
      text: 'copy one or two sentences from the source, without quotation marks',
      author: 'write the name of the person who is quoted, or leave out the quote',
      '*': 'write name, field, sector, what, and source (label, href, date) for each story; a figure has value and label, and a quote has text, author, and role',
      unknown: 'remove the key',
    },
  },
  redirects: {
    file: 'content/site/redirects.yml',
    schema: redirectsSchema,
    remedies: {
      to: 'write a route with leading and trailing slashes (/docs/new/ or /docs/new/#anchor), or an https URL',
      status: 'write 301 or 302, or leave it out',
      '*': 'write - from: /old/ and to: /new/',
      unknown: 'remove the key',
    },
  },
  sidebar: { file: 'content/docs/sidebar.yml', schema: sidebarSchema, remedies: SIDEBAR_REMEDIES },
  knownIssues: {
    file: 'content/known-issues.yml',
    schema: knownIssuesSchema,
    remedies: {
      severity: `write one of: ${SEVERITIES.join(', ')}`,
      affects: "write a list of versions: ['9.0.1']",
      upstream: 'write the number of the issue in questdb/questdb, or leave the key out',
      pages: 'write a list of routes: - /docs/concept/array/',
      rows: "write a list of rows, with each value in quotes or null: - ['1', null]",
      reproduction: 'write sql with columns and rows, with error, or with ends; or write shell with prints',
      '*': 'use the format described at the top of the committed file',
      unknown: 'remove the key',
    },
  },
  internalFunctions: {
    file: 'content/reference/internal-functions.yml',
    schema: internalFunctionsSchema,
    remedies: { '*': 'write - name: simulate_crash and reason: one sentence', unknown: 'remove the key' },
  },
  keywords: {
    file: 'content/reference/keywords.yml',
    schema: keywordsSchema,
    remedies: { '*': 'write - keyword: ASOF and page: /docs/…/, or reason: one sentence' },
  },
  synonyms: {
    file: 'content/search/synonyms.yml',
    schema: synonymsSchema,
    remedies: { '*': 'write - when: [upsert] and also: [deduplication]', unknown: 'remove the key' },
  },
  phrases: {
    file: 'content/search/phrases.yml',
    schema: phrasesSchema,
    remedies: {
      '*': 'write a route, such as /docs/concept/ttl/: or /docs/concept/ttl/#limits:, and a list of phrases',
    },
  },
  suggestions: {
    file: 'content/search/suggestions.yml',
    schema: suggestionsSchema,
    remedies: { '*': 'write a list of questions: - How do I create a table?' },
  },
} satisfies Record<string, { file: string; schema: ZodType; remedies: Remedies }>

type Files = typeof FILES
/** Name of a site data file. */
export type SiteDataName = keyof Files
/** The validated value of a site data file. */
export type SiteDataValue<Name extends SiteDataName> = Files[Name]['schema']['_output']

/** A site data file with the lines of its values. */
export type SiteDataFile<Name extends SiteDataName> = YamlFile<SiteDataValue<Name>>

/** Names of all site data files. */
export const SITE_DATA_NAMES = Object.keys(FILES) as SiteDataName[]

/** Returns the path of a site data file, relative to the root. */
export function siteDataPath(name: SiteDataName): string {
  return FILES[name].file
}

/** Returns the name of the site data file at a path relative to the root. */
export function siteDataNameOf(file: string): SiteDataName | undefined {
  return SITE_DATA_NAMES.find((name) => FILES[name].file === file)
}

/**
 * Reads and validates a site data file.
 *
 * @throws {AggregateError} of ContentErrors with all problems of the file
 */
export function readSiteData<Name extends SiteDataName>(root: string, name: Name): SiteDataFile<Name> {
  const { file, schema, remedies } = FILES[name]
  return readYamlFile(root, file, { schema: schema as ZodType<SiteDataValue<Name>>, remedies })
}
