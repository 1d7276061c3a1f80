import { createHash } from 'node:crypto'
import { filesStamp } from '../content/file-digests'
import type { ContentError } from '../../base/content-error'
import { EXAMPLES_FOLDER } from '../../content/client-examples/languages'
import { readAllLanguages, type LanguageExamples } from '../../content/client-examples/read-language'
import { readTools, type ToolEntry } from '../../content/client-examples/read-tools'

/** Programs and tool examples as shown on pages. */
export interface ShownExamples {
  languages: readonly LanguageExamples[]
  tools: readonly ToolEntry[]
  /** Problems of the examples and their records. */
  problems: readonly ContentError[]
  /** Digest of everything that pages can show of them. */
  digest: string
}

let kept: { key: string; examples: ShownExamples } | undefined

/** Returns programs and tool examples, which are read again only if a file has changed. */
export function shownExamples(root: string): ShownExamples {
  const key = `${root} ${filesStamp(root, [EXAMPLES_FOLDER])}`
  if (kept?.key !== key) {
    const parts = [readAllLanguages(root), readTools(root)] as const
    const [{ languages }, { tools }] = parts
    const problems = parts.flatMap((part) => [...part.problems, ...part.recordProblems])
    const shown = [
      languages.map(({ manifest, examples }) => [manifest, examples]),
      tools.map((tool) => [tool.manifest, tool.digest, tool.record]),
    ]
    const digest = createHash('sha1').update(JSON.stringify(shown)).digest('hex')
    kept = { key, examples: { languages, tools, problems, digest } }
  }
  return kept.examples
}
