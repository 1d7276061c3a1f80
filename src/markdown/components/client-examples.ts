import type { Content } from 'mdast'
import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { problem } from '../page-context'
import { languagesOf } from './client-example'
import type { DataComponent } from './data-component'
import { component } from './markdown-nodes'
import { programMarkdown } from './program-markdown'

/** Tabs of this group show the same language on all pages. */
const GROUP = 'language'

/**
 * `<ClientExamples name="from-conf" langs="python,go" />`: a program in tabs, in all available languages unless `langs`
 * is specified. The program's header comes first, because readers may not have installed the client.
 */
export const clientExamples: DataComponent = {
  optional: ['name', 'langs'],
  expand({ context, attributes, node }) {
    const { name = '', langs } = attributes
    const languages = context.site.clientExamples
    const wanted = langs?.split(',').map((one) => one.trim())
    const report = (what: string, instead: string) => {
      problem(context, node, what, instead)
    }
    for (const lang of wanted ?? []) {
      const language = languages.find((one) => one.language.name === lang)
      if (!language)
        report(`<ClientExamples> has no language "${lang}"`, `use some of: ${languagesOf(languages)}`)
      else if (!language.examples.some((one) => one.name === name))
        report(
          `content/examples/${lang} has no example "${name}"`,
          `remove ${lang} from langs, or use one of: ${language.examples.map((one) => one.name).join(', ') || 'none yet'}`,
        )
    }
    const entries = languages
      .filter(({ language }) => wanted?.includes(language.name) ?? true)
      .flatMap(({ examples }) => examples.find((one) => one.name === name) ?? [])
    if (entries.length === 0 && wanted === undefined)
      report(
        `no language has an example "${name}"`,
        `use one of: ${[...new Set(languages.flatMap(({ examples }) => examples.map((one) => one.name)))].join(', ') || 'none yet'}`,
      )
    const [first] = entries
    if (entries.length === 1 && first) return programMarkdown(first, { withHeader: true })
    return entries.length === 0 ? [] : [tabsOf(entries)]
  },
}

function tabsOf(entries: readonly ClientExampleEntry[]): Content {
  return component(
    'Tabs',
    { group: GROUP },
    entries.map((entry) =>
      component('Tab', { label: entry.label }, programMarkdown(entry, { withHeader: true })),
    ),
  )
}
