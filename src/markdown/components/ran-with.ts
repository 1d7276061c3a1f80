import type { LanguageExamples } from '../../content/client-examples/read-language'
import { problem } from '../page-context'
import { languagesOf } from './client-example'
import type { DataComponent, DataUse } from './data-component'
import { programNotice } from './program-notice'
import { notRunText, ranWithLine, ranWithText, toolRanWithText } from './ran-with-text'
import { findTool, toolNotice, toolRecord } from './tool-example'

/**
 * `<RanWith tool="kafka" />`, `<RanWith lang="go" />`: the versions that a tool's example or a language's programs ran
 * with.
 */
export const ranWith: DataComponent = {
  optional: ['tool', 'lang'],
  expand(use) {
    const { context, attributes, node } = use
    if ((attributes.tool === undefined) === (attributes.lang === undefined)) {
      problem(
        context,
        node,
        '<RanWith> must have exactly one of tool and lang',
        'write <RanWith tool="…" /> or <RanWith lang="…" />',
      )
      return []
    }
    if (attributes.lang !== undefined) return ofLanguage(use, attributes.lang)
    const tool = findTool(use, 'RanWith')
    if (!tool) return []
    const record = toolRecord(tool)
    return [record ? ranWithLine(toolRanWithText(record.ranWith)) : toolNotice(tool)]
  },
}

function ofLanguage({ context, node }: DataUse, lang: string) {
  const languages = context.site.clientExamples
  const language = languages.find((one) => one.language.name === lang)
  if (!language) {
    problem(context, node, `<RanWith> has no language "${lang}"`, `use one of: ${languagesOf(languages)}`)
    return []
  }
  if (language.manifest?.notRun !== undefined) return [ranWithLine(notRunText(language.manifest.notRun))]
  const sentence = versionsOf(language)
  const remedy = `run make programs LANGUAGE=${lang} RECORD=1`
  return [
    sentence === undefined
      ? programNotice(
          `The programs in content/examples/${lang} have no records. To show versions, ${remedy}.`,
        )
      : ranWithLine(sentence),
  ]
}

/** All clients, runtimes, and servers the programs ran with, and the latest date. */
function versionsOf({ examples }: LanguageExamples): string | undefined {
  const all = examples.flatMap(({ record, isStale }) => (record && !isStale ? [record.ranWith] : []))
  const each = (key: 'client' | 'runtime' | 'server') =>
    [...new Set(all.map((one) => one[key]))].filter(Boolean).join(', ')
  const date = all
    .map((one) => one.date)
    .sort()
    .at(-1)
  if (date === undefined) return undefined
  return ranWithText({ client: each('client'), runtime: each('runtime'), server: each('server'), date })
}
