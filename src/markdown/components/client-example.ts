import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { LANGUAGE_NAMES } from '../../content/client-examples/languages'
import { occursIn, replaceValues } from '../../content/client-examples/replace-values'
import { problem } from '../page-context'
import type { DataComponent, DataUse } from './data-component'
import { programMarkdown } from './program-markdown'

/** Attributes that replace values of the manifest in the displayed code. */
const REPLACING = ['host', 'port', 'kid', 'd', 'x', 'y'] as const

/**
 * `<ClientExample name="from-conf" lang="go" />`: a program in content/examples with its output and stored rows. The
 * attributes host, port, kid, d, x, and y replace these values in the displayed code, but not in the file to download.
 */
export const clientExample: DataComponent = {
  optional: ['name', 'lang', 'title', ...REPLACING],
  expand(use) {
    const entry = findProgram(use)
    if (!entry) return []
    return programMarkdown(entry, { title: use.attributes.title, code: replacedCode(use, entry) })
  },
}

/** Returns the program named by a component, and reports invalid names. */
function findProgram({ context, attributes, node }: DataUse): ClientExampleEntry | undefined {
  const { name = '', lang = '' } = attributes
  const language = context.site.clientExamples.find((one) => one.language.name === lang)
  const entry = language?.examples.find((one) => one.name === name)
  if (!language)
    problem(
      context,
      node,
      `<ClientExample> has no language "${lang}"`,
      `write <ClientExample name="…" lang="…" /> with one of: ${languagesOf(context.site.clientExamples)}`,
    )
  else if (!entry)
    problem(
      context,
      node,
      `content/examples/${lang} has no example "${name}"`,
      `use one of: ${language.examples.map((one) => one.name).join(', ') || 'none yet'}`,
    )
  return entry
}

/** Names of the languages that have programs, for error messages. */
export function languagesOf(languages: DataUse['context']['site']['clientExamples']): string {
  return languages.map(({ language }) => language.name).join(', ') || `none yet (of ${LANGUAGE_NAMES})`
}

function replacedCode({ context, attributes, node }: DataUse, entry: ClientExampleEntry): string {
  const own: Record<(typeof REPLACING)[number], string | undefined> = {
    host: entry.address?.host,
    port: entry.address && String(entry.address.port),
    kid: entry.auth?.kid,
    d: entry.auth?.d,
    x: entry.auth?.x,
    y: entry.auth?.y,
  }
  const replacements = new Map<string, string>()
  for (const key of REPLACING) {
    const value = attributes[key]
    const before = own[key]
    if (value === undefined) continue
    if (before === undefined || !occursIn(entry.code, before))
      problem(
        context,
        node,
        `the program ${entry.fileName} has no ${key} to replace`,
        `remove the attribute, or add ${key} to "${entry.name}" in examples.yml and to the code`,
      )
    else replacements.set(before, value)
  }
  return replaceValues(entry.code, replacements)
}
