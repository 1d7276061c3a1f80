import type { LanguageRegistration } from 'shiki/core'

/** TextMate grammar of q, the language of kdb+, which Shiki doesn't provide. It covers what the comparisons show. */
export const qGrammar: LanguageRegistration = {
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
