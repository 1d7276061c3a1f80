import type { LanguageInput } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { ebnfGrammar } from './ebnf-grammar'
import { qGrammar } from './q-grammar'
import { questdbSqlGrammar } from './questdb-grammar'
import { ownValue } from '../../base/own-value'

/** A language of code fences. */
export interface Language {
  /** Display name. */
  label: string
  /** Name in fences and in Shiki. */
  name: string
  /** Loads the grammar on first use; undefined for plain text. */
  grammar?: LanguageInput
}

const bundled = (name: keyof typeof bundledLanguages, label: string): Language => ({
  name,
  label,
  grammar: bundledLanguages[name],
})

/** Languages available in fences, in the order in which error messages list them. */
const LANGUAGES: Language[] = [
  { name: 'questdb-sql', label: 'QuestDB SQL', grammar: questdbSqlGrammar },
  bundled('bash', 'Shell'),
  bundled('powershell', 'PowerShell'),
  bundled('python', 'Python'),
  bundled('go', 'Go'),
  bundled('java', 'Java'),
  bundled('rust', 'Rust'),
  bundled('javascript', 'JavaScript'),
  bundled('typescript', 'TypeScript'),
  bundled('c', 'C'),
  bundled('cpp', 'C++'),
  bundled('cmake', 'CMake'),
  bundled('csharp', 'C#'),
  bundled('fsharp', 'F#'),
  bundled('php', 'PHP'),
  bundled('ruby', 'Ruby'),
  bundled('julia', 'Julia'),
  bundled('r', 'R'),
  bundled('json', 'JSON'),
  bundled('yaml', 'YAML'),
  bundled('toml', 'TOML'),
  bundled('ini', 'INI'),
  bundled('properties', 'Properties'),
  bundled('xml', 'XML'),
  bundled('html', 'HTML'),
  bundled('css', 'CSS'),
  bundled('dockerfile', 'Dockerfile'),
  bundled('nginx', 'nginx'),
  bundled('diff', 'Diff'),
  { name: 'ebnf', label: 'EBNF', grammar: ebnfGrammar },
  { name: 'q', label: 'q', grammar: qGrammar },
  bundled('sql', 'SQL'),
  { name: 'text', label: 'Text' },
]

const BY_NAME = new Map(LANGUAGES.map((language) => [language.name, language]))
const ALIASES: Record<string, string> = { shell: 'bash', csv: 'text' }

/** Returns the language named by a fence; undefined if it's unknown. */
export function findLanguage(name: string): Language | undefined {
  return BY_NAME.get(ownValue(ALIASES, name) ?? name)
}

/** The permitted languages of a fence as text. */
export const LANGUAGE_NAMES = LANGUAGES.map(({ name }) => name).join(', ')
