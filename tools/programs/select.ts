import type { ClientExampleEntry } from '../../src/content/client-examples/entries'
import { readAllLanguages, type LanguageExamples } from '../../src/content/client-examples/read-language'
import { readTools, type ToolEntry } from '../../src/content/client-examples/read-tools'
import type { ContentError } from '../../src/base/content-error'
import type { Options } from './options'

/** A language with its selected programs. */
export interface SelectedLanguage {
  examples: LanguageExamples
  entries: readonly ClientExampleEntry[]
  /** Whether all programs are selected. */
  isComplete: boolean
}

/** The selection of a run. */
export interface Selection {
  languages: SelectedLanguage[]
  tools: readonly ToolEntry[]
  /** Problems of manifests and files in the selection. */
  problems: readonly ContentError[]
}

/**
 * Reads content/examples and returns the selection: all languages, and tools with `ci: true`, unless one is specified.
 *
 * @throws {Error} for an unknown name; the message lists existing ones
 */
export function select(options: Options): Selection {
  const { root, language, program, tool } = options
  if (tool !== undefined) {
    const { tools, problems } = readTools(root)
    const found = tools.filter(({ name }) => name === tool)
    const broken = problems.filter(({ file }) => file.includes(`/tools/${tool}/`))
    if (found.length === 0 && broken.length === 0)
      throw unknown(
        'tool',
        tool,
        tools.map(({ name }) => name),
      )
    return { languages: [], tools: found, problems: broken }
  }
  const all = readAllLanguages(root)
  if (language === undefined) {
    const { tools, problems } = readTools(root)
    return {
      languages: all.languages.map((examples) => ({
        examples,
        entries: examples.examples,
        isComplete: true,
      })),
      tools: tools.filter(({ manifest }) => manifest.ci),
      problems: [...all.problems, ...problems],
    }
  }
  const examples = all.languages.find((each) => each.language.name === language)
  if (!examples)
    throw unknown(
      'language',
      language,
      all.languages.map((each) => each.language.name),
    )
  const entries = examples.examples.filter(({ name }) => program === undefined || name === program)
  if (entries.length === 0 && program !== undefined)
    throw unknown(
      `program of ${language}`,
      program,
      examples.examples.map(({ name }) => name),
    )
  return {
    languages: [{ examples, entries, isComplete: program === undefined }],
    tools: [],
    problems: program === undefined ? examples.problems : [],
  }
}

function unknown(what: string, name: string, existing: readonly string[]): Error {
  return new Error(
    `unknown ${what} "${name}": ${existing.length > 0 ? `use one of ${existing.join(', ')}` : 'there is none'}`,
  )
}
