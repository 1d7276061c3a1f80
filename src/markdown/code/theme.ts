/**
 * The code theme: maps scopes to tokens in styles/tokens.css. Pages contain a short class per scope, and code.css
 * assigns its color to the class. Because Shiki only needs distinct colors, each role gets an arbitrary one.
 */
import type { ThemeRegistration } from 'shiki/core'

interface Role {
  /** Class used on the page. */
  className: string
  /** Custom property in tokens.css that code.css assigns to the class. */
  token: string
  /** TextMate scopes with this color. */
  scopes: string[]
}

/** Placeholder color of plain text. */
export const TEXT = '#ffffff'

/** Returns the placeholder color of a role. */
export const standInColor = (role: number): string => `#${(role + 1).toString(16).padStart(6, '0')}`

/**
 * Scopes that remain plain although an enclosing scope has a color: bare words in shells, and code inside templates.
 */
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

/** All colored roles. The order is that of the classes; no rule depends on it. */
export const ROLES: Role[] = [
  {
    className: 'c1',
    token: '--code-comment',
    scopes: ['comment', 'punctuation.definition.comment', 'meta.diff.index', 'string.quoted.docstring'],
  },
  {
    className: 'c2',
    token: '--code-pink',
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
    scopes: ['invalid', 'markup.deleted', 'punctuation.definition.deleted', 'meta.diff.header.from-file'],
  },
]

/** The theme in Shiki's format. */
export const questdbTheme: ThemeRegistration = {
  name: 'questdb-dark',
  type: 'dark',
  fg: TEXT,
  bg: '#000000',
  settings: [
    { settings: { foreground: TEXT } },
    ...ROLES.map(({ scopes }, role) => ({ scope: scopes, settings: { foreground: standInColor(role) } })),
    { scope: PLAIN, settings: { foreground: TEXT } },
  ],
}

const CLASS_BY_COLOR = new Map(ROLES.map(({ className }, role) => [standInColor(role), className]))

/** Returns the class of a placeholder color; undefined for plain text. */
export function classOfColor(color: string | undefined): string | undefined {
  return color === undefined ? undefined : CLASS_BY_COLOR.get(color.toLowerCase())
}
