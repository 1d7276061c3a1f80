import fs from 'node:fs'
import path from 'node:path'
import type { ZodType } from 'zod'
import { SIDEBAR_REMEDIES, sidebarSchema } from '../sidebar/sidebar-schema'
import { ContentError } from '../validate/content-error'
import { parseYaml, zodErrors, type Remedies, type YamlSource } from '../content/yaml-source'
import {
  MENU_ICONS,
  announcementSchema,
  internalFunctionsSchema,
  keywordsSchema,
  suggestionsSchema,
  synonymsSchema,
  unmentionedParametersSchema,
  footerSchema,
  menusSchema,
  plannedRoutesSchema,
  redirectsSchema,
  siteSchema,
} from './site-data-schemas'

const LINK = 'write a route with a slash at its end (/docs/) or an https address'

/** The YAML files that hold site data: where each stands, what it must look like and what to write when it does not. */
const FILES = {
  site: {
    file: 'content/site/site.yml',
    schema: siteSchema,
    remedies: {
      '*': 'write it as in the committed site.yml',
      unknown: 'remove the key, or add it to siteSchema',
    },
  },
  menus: {
    file: 'content/site/menus.yml',
    schema: menusSchema,
    remedies: {
      href: LINK,
      icon: `write one of: ${MENU_ICONS.join(', ')}`,
      '*': 'write name, description, href and icon for each item',
      unknown: 'remove the key',
    },
  },
  footer: {
    file: 'content/site/footer.yml',
    schema: footerSchema,
    remedies: { href: LINK, '*': 'write sentence, sentenceLinks and links', unknown: 'remove the key' },
  },
  announcement: {
    file: 'content/site/announcement.yml',
    schema: announcementSchema,
    remedies: { linkHref: LINK, '*': 'write id, text, closeable and enabled', unknown: 'remove the key' },
  },
  redirects: {
    file: 'content/site/redirects.yml',
    schema: redirectsSchema,
    remedies: { to: LINK, '*': 'write - from: /old/ and to: /new/' },
  },
  sidebar: { file: 'content/docs/sidebar.yml', schema: sidebarSchema, remedies: SIDEBAR_REMEDIES },
  plannedRoutes: {
    file: 'content/planned-routes.yml',
    schema: plannedRoutesSchema,
    remedies: { '*': 'write a list of routes: - /docs/concept/array/' },
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
  unmentionedParameters: {
    file: 'content/reference/unmentioned-parameters.yml',
    schema: unmentionedParametersSchema,
    remedies: { '*': 'write a list of keys: - cairo.attach.partition.copy' },
  },
  synonyms: {
    file: 'content/search/synonyms.yml',
    schema: synonymsSchema,
    remedies: { '*': 'write - when: [upsert] and also: [deduplication]', unknown: 'remove the key' },
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
/** The checked value of a site data file. */
export type SiteDataValue<Name extends SiteDataName> = Files[Name]['schema']['_output']

/** A site data file that was read, with the lines of its values. */
export interface SiteDataFile<Name extends SiteDataName> {
  file: string
  value: SiteDataValue<Name>
  source: YamlSource
}

/** Path of a site data file, relative to the root. */
export function siteDataPath(name: SiteDataName): string {
  return FILES[name].file
}

/** Name of the site data file at a path relative to the root. */
export function siteDataNameOf(file: string): SiteDataName | undefined {
  return (Object.keys(FILES) as SiteDataName[]).find((name) => FILES[name].file === file)
}

/**
 * Reads and checks a site data file.
 * @throws {AggregateError} of ContentErrors, every problem of the file at once
 */
export function readSiteData<Name extends SiteDataName>(root: string, name: Name): SiteDataFile<Name> {
  const { file, schema, remedies } = FILES[name]
  const absolutePath = path.join(root, file)
  if (!fs.existsSync(absolutePath))
    throw new AggregateError([
      new ContentError(file, undefined, 'the file is missing', 'restore it: git checkout -- ' + file),
    ])
  let source
  try {
    source = parseYaml(file, fs.readFileSync(absolutePath, 'utf8'))
  } catch (error) {
    throw new AggregateError([error])
  }
  const result = schema.safeParse(source.value)
  if (!result.success) throw new AggregateError(zodErrors(file, source, result.error, remedies))
  return { file, source, value: result.data }
}
