import { createHash } from 'node:crypto'
import { filesStamp } from '../content/file-digests'
import { EXAMPLES_FOLDER } from './languages'
import { readAllLanguages, type LanguageExamples } from './read-language'
import { readTools, type ToolEntry } from './read-tools'

/** Programs and tool examples, as pages show them. */
export interface ShownExamples {
  languages: readonly LanguageExamples[]
  tools: readonly ToolEntry[]
  /** Changes with everything that pages may show of them. */
  digest: string
}

let kept: { key: string; examples: ShownExamples } | undefined

/** Programs and tool examples, read again only after a file has changed. */
export function shownExamples(root: string): ShownExamples {
  const key = `${root} ${filesStamp(root, [EXAMPLES_FOLDER])}`
  if (kept?.key !== key) {
    const { languages } = readAllLanguages(root)
    const { tools } = readTools(root)
    const shown = [
      languages.map(({ manifest, examples }) => [manifest, examples]),
      tools.map((tool) => [tool.manifest, tool.digest, tool.record]),
    ]
    const digest = createHash('sha1').update(JSON.stringify(shown)).digest('hex')
    kept = { key, examples: { languages, tools, digest } }
  }
  return kept.examples
}
