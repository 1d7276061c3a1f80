import type { LanguageRegistration } from 'shiki/core'

/** TextMate grammar of W3C-style EBNF, which Shiki doesn't provide. parse-ebnf.ts parses the same notation. */
export const ebnfGrammar: LanguageRegistration = {
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
