import type { LanguageInput, LanguageRegistration } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
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

/** TextMate grammar of W3C-style EBNF, which Shiki doesn't provide. parse-ebnf.ts parses the same notation. */
const ebnfGrammar: LanguageRegistration = {
  name: 'ebnf',
  displayName: 'EBNF',
  scopeName: 'source.ebnf',
  patterns: [
    { name: 'comment.block.ebnf', begin: '/\\*', end: '\\*/' },
    { name: 'string.quoted.single.ebnf', match: "'[^'\\n]*'" },
    { name: 'string.quoted.double.ebnf', match: '"[^"\\n]*"' },
    { name: 'entity.name.function.ebnf', match: '\\b[A-Za-z_][\\w-]*(?=\\s*::=)' },
    { name: 'keyword.operator.ebnf', match: '::=|[|?*+]' },
    { name: 'support.type.ebnf', match: '\\b[A-Za-z_][\\w-]*' },
  ],
  repository: {},
}

/** TextMate grammar of q, the language of kdb+, which Shiki doesn't provide. It covers what the comparisons show. */
const qGrammar: LanguageRegistration = {
  name: 'q',
  displayName: 'q',
  scopeName: 'source.q',
  patterns: [
    { name: 'comment.line.q', match: '^q\\)' },
    { name: 'string.quoted.double.q', match: '"[^"\\n]*"' },
    { name: 'constant.other.symbol.q', match: '`[\\w.:]*\\$?' },
    { name: 'constant.numeric.q', match: '-?\\b\\d[\\w.:]*' },
    {
      name: 'keyword.control.q',
      match: '\\b(?:select|exec|update|delete|insert|upsert|by|from|where)\\b',
    },
    {
      name: 'support.function.q',
      match: '\\b(?:first|last|max|min|sum|avg|mavg|count|xbar|aj|wj|deltas|ratios|fills|xasc|xdesc)\\b(?!:)',
    },
    { name: 'keyword.operator.q', match: "[-+*%&|<>=~!?,_^#$@\\\\/']" },
  ],
  repository: {},
}

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
