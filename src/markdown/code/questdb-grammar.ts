/**
 * TextMate grammar of QuestDB's SQL. Keywords, functions, and phrases aren't case-sensitive, and a name is a function
 * only if a parenthesis follows. Words that are both a type and a common column name (`timestamp`, `symbol`) are types
 * if they're written in capitals or where a type is expected: after `::`, in CAST, and after a column name.
 */
import type { LanguageRegistration } from 'shiki/core'
import {
  CONSTANTS,
  FUNCTIONS,
  KEYWORDS,
  OPERATOR_WORDS,
  PHRASES,
  SOFT_KEYWORDS,
  TYPES,
} from './questdb-words'

/** Sorted by length, so that `float8` is tried before `float`. */
const anyOf = (list: string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')

const upper = (list: string[]): string[] => list.map((word) => word.toUpperCase())

/** Matches an entire word that isn't part of a qualified name, a variable, or a parameter. */
const START = '(?<![\\w.@$])'
const END = '(?![\\w.$])'
const word = (list: string[]): string => `${START}(?:${anyOf(list)})${END}`
const anyCase = (regex: string): string => `(?i)${regex}`
const isFunction = (name: string): boolean => FUNCTIONS.includes(name)

const UNITS = 'nanos|micros|millis|seconds?|minutes?|hours?|days?|weeks?|months?|years?'

/** Words before which `name type` isn't a column definition: `SELECT symbol`, `ORDER BY timestamp`. */
const NOT_A_COLUMN = anyOf(
  `select distinct by on and or not where when then else case between in as like ilike within from join into
   table end column drop keys using is set limit over exclude to add index with cast fill`.split(/\s+/),
)

/** What can follow a column's type in a definition. */
const AFTER_TYPE =
  '\\s*(?:,|\\)|\\[|;|$|--|\\(\\s*\\d|(?:capacity|cache|nocache|index|not|null|precision)\\b)'

const DURATION = '\\d[\\d_]*(?:n|us?|T|ms?|[smhdwMyH])'

/** The grammar in Shiki's format. */
export const questdbSqlGrammar: LanguageRegistration = {
  name: 'questdb-sql',
  displayName: 'QuestDB SQL',
  scopeName: 'source.sql.questdb',
  patterns: [{ include: '#code' }],
  repository: {
    code: {
      patterns: [
        { include: '#comment' },
        { include: '#interval-string' },
        { include: '#string' },
        { include: '#quoted-name' },
        { include: '#placeholder' },
        { include: '#variable' },
        { include: '#geohash' },
        { include: '#cast' },
        { include: '#fill' },
        { include: '#parentheses' },
        { include: '#type' },
        { include: '#phrase' },
        { include: '#keyword' },
        { include: '#function' },
        { include: '#soft-keyword' },
        { include: '#constant' },
        { include: '#number' },
        { include: '#operator' },
      ],
    },
    comment: {
      patterns: [
        { name: 'comment.line.double-dash.sql', match: '--.*$' },
        // block comments nest
        {
          name: 'comment.block.sql',
          begin: '/\\*',
          end: '\\*/',
          patterns: [{ include: '#comment-nested' }],
        },
      ],
    },
    'comment-nested': { begin: '/\\*', end: '\\*/', patterns: [{ include: '#comment-nested' }] },
    string: {
      name: 'string.quoted.single.sql',
      begin: "(?i)(?<!\\w)e?'",
      end: "'(?!')",
      patterns: [{ name: 'constant.character.escape.sql', match: "''" }],
    },
    // '2025-07-01;2h;1d;5': the parts after the date are a duration, a period and a count
    'interval-string': {
      name: 'string.quoted.single.interval.sql',
      begin: "'(?=\\d{4}[^';]*;[^']*')",
      end: "'",
      patterns: [
        {
          match: `(;)(-?(?:${DURATION}|\\d+))(?=[;'])`,
          captures: { 2: { name: 'constant.numeric.duration.sql' } },
        },
      ],
    },
    'quoted-name': { name: 'variable.other.quoted.sql', match: '"(?:[^"]|"")*"' },
    placeholder: { name: 'variable.parameter.placeholder.sql', match: '<[A-Za-z][\\w-]*>' },
    variable: { name: 'variable.parameter.sql', match: '@\\w+|\\$\\w+' },
    geohash: {
      name: 'constant.numeric.geohash.sql',
      match: '(?<![\\w#])(?:##[01]+|#[0-9a-zA-Z]+)(?:/\\d+)?',
    },
    cast: {
      begin: anyCase(`${START}(cast)\\s*(?=\\()`),
      beginCaptures: { 1: { name: 'support.function.sql' } },
      end: '(?<=\\))',
      patterns: [
        {
          begin: '\\(',
          end: '\\)',
          patterns: [
            {
              match: anyCase(`\\b(as)\\s+(${anyOf(TYPES)})\\b`),
              captures: { 1: { name: 'keyword.other.sql' }, 2: { name: 'support.type.sql' } },
            },
            { include: '#code' },
          ],
        },
      ],
    },
    fill: {
      begin: anyCase(`${START}(fill)\\s*(\\()`),
      beginCaptures: { 1: { name: 'keyword.other.sql' } },
      end: '\\)',
      patterns: [
        { name: 'keyword.other.sql', match: anyCase(word(['prev', 'linear', 'none'])) },
        { include: '#code' },
      ],
    },
    // balanced, so that CAST and FILL end at their own parenthesis
    parentheses: { begin: '\\(', end: '\\)', patterns: [{ include: '#code' }] },
    type: {
      patterns: [
        {
          match: '(::)\\s*([A-Za-z]\\w*)',
          captures: { 1: { name: 'keyword.operator.cast.sql' }, 2: { name: 'support.type.sql' } },
        },
        // TIMESTAMP(ts) specifies the designated timestamp, so it's a clause rather than a type
        { name: 'keyword.other.sql', match: anyCase(`${START}timestamp(?=\\s*\\(\\s*["a-z_])`) },
        {
          match: anyCase(`(?<=[\\w"]\\s)(type)\\s+(${anyOf(TYPES)})${END}`),
          captures: { 1: { name: 'keyword.other.sql' }, 2: { name: 'support.type.sql' } },
        },
        {
          match: anyCase(
            `${START}(?!(?:${NOT_A_COLUMN})\\b)[a-z_]\\w*\\s+(${anyOf(TYPES)})(?=${AFTER_TYPE})`,
          ),
          captures: { 1: { name: 'support.type.sql' } },
        },
        { name: 'support.type.sql', match: anyCase(`(?<="\\s)(?:${anyOf(TYPES)})(?=${AFTER_TYPE})`) },
        { name: 'support.type.sql', match: anyCase(`${START}(?:timestamp|date)(?=\\s+')`) },
        { name: 'support.type.sql', match: `${START}(?:${anyOf(upper(TYPES))})${END}(?!\\s*\\((?!\\s*\\d))` },
      ],
    },
    phrase: {
      name: 'keyword.other.clause.sql',
      match: anyCase(
        `${START}(?:${PHRASES.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|')})${END}`,
      ),
    },
    keyword: {
      patterns: [
        { name: 'keyword.operator.word.sql', match: anyCase(word(OPERATOR_WORDS)) },
        { name: 'keyword.other.sql', match: anyCase(word(KEYWORDS.filter((name) => !isFunction(name)))) },
        // functions such as left(…) and tables()
        { name: 'keyword.other.sql', match: anyCase(`${word(KEYWORDS.filter(isFunction))}(?!\\s*\\()`) },
        { name: 'keyword.other.sql', match: anyCase(`${START}array(?=\\s*\\[)`) },
      ],
    },
    function: { name: 'support.function.sql', match: anyCase(`${START}(?:${anyOf(FUNCTIONS)})(?=\\s*\\()`) },
    'soft-keyword': {
      patterns: [
        { name: 'keyword.other.sql', match: word(upper(SOFT_KEYWORDS)) },
        {
          name: 'keyword.other.sql',
          match: anyCase(`${START}(?:batch|capacity|delay|every|length|tolerance|range)(?=\\s+\\d)`),
        },
        {
          name: 'keyword.other.sql',
          match: anyCase(`${START}(?:start|offset|zone|volume|format|password)(?=\\s+')`),
        },
        { name: 'keyword.other.sql', match: anyCase(`${START}period(?=\\s*\\(\\s*(?:length|sample)\\b)`) },
        { name: 'keyword.other.sql', match: anyCase(`(?<=\\d\\s)(?:${UNITS})${END}`) },
      ],
    },
    constant: { name: 'constant.language.sql', match: anyCase(word(CONSTANTS)) },
    number: {
      patterns: [
        { name: 'constant.numeric.hex.sql', match: anyCase('(?<![\\w.])0x[0-9a-f_]+\\b') },
        { name: 'constant.numeric.duration.sql', match: `(?<![\\w.])${DURATION}\\b` },
        {
          name: 'constant.numeric.sql',
          match: anyCase('(?<![\\w.])(?:\\d[\\d_]*(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?[lfdbc]?\\b'),
        },
      ],
    },
    operator: {
      name: 'keyword.operator.sql',
      match: ':=|<<=|>>=|<<|>>|<=|>=|<>|!=|!~|\\|\\||[=<>~|&^+*/%-]',
    },
  },
}
