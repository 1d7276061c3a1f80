/**
 * The code theme: the `--code-…` colours of tokens.css, by the role that a token plays.
 * A page carries a short class per token, code.css gives the class its colour.
 */
import type { ThemeRegistration } from 'shiki/core'

interface Role {
  /** Class on the page. */
  className: string
  /** Custom property of tokens.css that code.css gives to the class. */
  token: string
  /** The same colour as a value: Shiki compares colours, and the contrast test computes with them. */
  color: string
  /** TextMate scopes that get the colour. */
  scopes: string[]
}

/** Ground and plain text, `--code-ground` and `--code-text`. */
export const GROUND = '#262833'
export const TEXT = '#f8f8f2'

/** Scopes that stay plain although a wider scope has a colour: bare shell words, code inside templates. */
const PLAIN = [
  'string.unquoted.argument.shell',
  'string.unquoted.heredoc',
  'string.template meta.embedded',
  'string meta.template.expression',
  'meta.interpolation',
  'meta.embedded.line',
  'punctuation.separator',
  'punctuation.terminator',
  'storage.type.function.arrow punctuation',
  'keyword.operator.accessor',
  'keyword.operator.access',
  'keyword.operator.namespace',
]

/** Every coloured role; the order is that of the classes, no rule depends on it. */
export const ROLES: Role[] = [
  {
    className: 'c1',
    token: '--code-comment',
    color: '#9aa5ce',
    scopes: ['comment', 'punctuation.definition.comment', 'meta.diff.index', 'string.quoted.docstring'],
  },
  {
    className: 'c2',
    token: '--code-pink',
    color: '#ff79c6',
    scopes: [
      'keyword',
      'storage',
      'punctuation.definition.template-expression',
      'punctuation.section.embedded',
      'constant.character.escape',
      'entity.name.tag',
      'keyword.other.unit',
    ],
  },
  {
    className: 'c3',
    token: '--code-yellow',
    color: '#f1fa8c',
    scopes: [
      'string',
      'punctuation.definition.string',
      'meta.attribute string',
      'string.unquoted.plain',
      'storage.type.string',
    ],
  },
  {
    className: 'c4',
    token: '--code-purple',
    color: '#bd93f9',
    scopes: [
      'constant',
      'support.constant',
      'variable.language',
      'constant.other.option',
      'constant.numeric keyword.other.unit',
    ],
  },
  {
    className: 'c5',
    token: '--code-green',
    color: '#50fa7b',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.function-call.generic',
      'entity.name.command',
      'entity.other.attribute-name',
      'markup.inserted',
      'punctuation.definition.inserted',
      'meta.diff.header.to-file',
    ],
  },
  {
    className: 'c6',
    token: '--code-cyan',
    color: '#8be9fd',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.name.namespace',
      'entity.name.tag.yaml',
      'entity.other.inherited-class',
      'support.class',
      'support.type',
      'storage.type.built-in',
      'storage.type.primitive',
      'storage.type.generic',
      'storage.type.java',
      'storage.type.object',
      'storage.type.numeric',
      'storage.type.boolean',
      'storage.type.annotation',
      'keyword.type',
      'keyword.other.definition.ini',
      'variable.other.key',
      'support.type.property-name',
      'meta.diff.range',
    ],
  },
  {
    className: 'c7',
    token: '--code-orange',
    color: '#ffb86c',
    scopes: [
      'variable.parameter',
      'variable.other.normal.shell',
      'variable.other.positional.shell',
      'variable.other.bracket.shell',
      'variable.other.special.shell',
      'variable.other.php',
      'variable.other.powershell',
      'variable.other.readwrite.powershell',
      'variable.other.readwrite.instance.ruby',
      'punctuation.definition.variable',
      'entity.name.section',
      'entity.name.lifetime',
      'entity.name.function.macro.rules',
    ],
  },
  {
    className: 'c8',
    token: '--code-red',
    color: '#ff8a8a',
    scopes: ['invalid', 'markup.deleted', 'punctuation.definition.deleted', 'meta.diff.header.from-file'],
  },
]

/** The theme as Shiki takes it. */
export const questdbTheme: ThemeRegistration = {
  name: 'questdb-dark',
  type: 'dark',
  fg: TEXT,
  bg: GROUND,
  settings: [
    { settings: { foreground: TEXT, background: GROUND } },
    ...ROLES.map(({ scopes, color }) => ({ scope: scopes, settings: { foreground: color } })),
    { scope: PLAIN, settings: { foreground: TEXT } },
  ],
}

const CLASS_BY_COLOR = new Map(ROLES.map(({ color, className }) => [color, className]))

/** The class for a colour of the theme; undefined for plain text. */
export function classOfColor(color: string | undefined): string | undefined {
  return color === undefined ? undefined : CLASS_BY_COLOR.get(color.toLowerCase())
}
