import type { Content, List, ListItem, PhrasingContent } from 'mdast'
import { h } from 'hastscript'
import type { Parameter, ParameterGroup } from '../../content/parameters/parameters'
import type { ContentComponent } from './content-component'
import type { DataComponent } from './data-component'
import { component, text } from './markdown-nodes'
import { parseMarkdown } from './parse-markdown'
import { readableAmount } from './readable-amount'

/** Class of a group's list. The search finds each entry by its id, which is the key. */
export const PARAMETERS_CLASS = 'parameters'

/**
 * `<Parameters />`: all configuration properties of the server in groups, each with a level 2 heading, and a filter
 * above them. The anchor of a property is its key: `#http.bind.to`.
 */
export const parameters: DataComponent = {
  optional: [],
  expand({ context }) {
    const groups = context.site.parameters
    return [filter(groups), ...groups.flatMap(section)]
  },
}

function filter(groups: readonly ParameterGroup[]): Content {
  const count = groups.reduce((sum, group) => sum + group.parameters.length, 0)
  return component('ParameterFilter', { count: String(count) })
}

/**
 * The filter above the properties, placed by `<Parameters />`. It's hidden without scripts;
 * src/client/parameter-filter/parameter-filter.ts implements it.
 */
export const parameterFilter: ContentComponent = {
  required: ['count'],
  optional: [],
  render: ({ attributes: { count = '' } }) =>
    h('div', { className: ['parameter-filter'], role: 'search', dataParameterFilter: count }, [
      h('label', [
        `Filter ${count} properties`,
        h('input', {
          type: 'search',
          name: 'filter',
          placeholder: 'Key, environment variable, or words',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: 'false',
        }),
      ]),
      h('label', [h('input', { type: 'checkbox', name: 'reloadable' }), 'Reloadable only']),
      h('p', { role: 'status' }),
    ]),
}

function section({ title, intro, parameters }: ParameterGroup): Content[] {
  return [{ type: 'heading', depth: 2, children: [text(title)] }, folded(parameters, parseMarkdown(intro))]
}

/** The introduction and the collapsed list; expanded, the properties would make the longest page of all. */
function folded(parameters: readonly Parameter[], intro: Content[]): Content {
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    data: { hName: 'dl', hProperties: { className: [PARAMETERS_CLASS] } },
    children: parameters.map(entry),
  }
  const summary = parameters.length === 1 ? '1 property' : `${parameters.length} properties`
  return component('Details', { summary, note: firstKeys(parameters) }, [...intro, list])
}

/** Number of keys shown while a group is collapsed. */
const KEYS_SHOWN = 8

function firstKeys(parameters: readonly Parameter[]): string {
  const keys = parameters.slice(0, KEYS_SHOWN).map(({ key }) => key)
  return [...keys, ...(parameters.length > KEYS_SHOWN ? ['…'] : [])].join(', ')
}

function entry(parameter: Parameter): ListItem {
  const { key, meaning, change } = parameter
  const marks = [
    parameter.enterprise && 'Enterprise',
    parameter.reloadable && 'Reloadable',
    parameter.sensitive && 'Sensitive',
  ].filter((mark) => mark !== false)
  const name: PhrasingContent = {
    type: 'inlineCode',
    value: key,
    data: { hName: 'a', hProperties: { href: `#${key}`, dataAnchor: '' } },
  }
  return {
    type: 'listItem',
    spread: true,
    data: { hName: 'div', hProperties: { id: key, dataReloadable: parameter.reloadable ? '' : undefined } },
    children: [
      block('dt', [name, ...marks.flatMap((mark) => [text(' '), emphasis(mark)])]),
      block('dd', [...inline(meaning), ...(change === null ? [] : [text(' '), ...inline(change)])]),
      block('dd', facts(parameter)),
    ],
  }
}

/** Default, permitted values, and environment variable on one line. */
function facts({ default: value, depends, unit, values, env }: Parameter): PhrasingContent[] {
  const parts: PhrasingContent[][] = [[text('Default: '), ...fallback(value, unit, depends)]]
  if (unit !== null && isNone(value)) parts.push([text(`Unit: ${unit}`)])
  if (values !== null) parts.push([text('Values: '), ...inline(values)])
  parts.push([code(env)])
  return parts.flatMap((part, at) => (at === 0 ? part : [text(' · '), ...part]))
}

/** The recorded default, how it's derived, or both. */
function fallback(value: string | null, unit: string | null, depends: string | null): PhrasingContent[] {
  if (isNone(value)) return depends === null ? [text('none')] : inline(depends)
  const readable = readableAmount(value, unit)
  return [
    code(value),
    ...(unit === null ? [] : [text(` ${unit}`)]),
    ...(readable === undefined ? [] : [text(` (${readable})`)]),
    ...(depends === null ? [] : [text(', or '), ...inline(depends)]),
  ]
}

const isNone = (value: string | null): value is '' | 'none' | null =>
  value === null || value === '' || value === 'none'

/** The text of a description, which its schema has validated to be a paragraph. */
function inline(markdown: string): PhrasingContent[] {
  return parseMarkdown(markdown.replace(/\s+/g, ' ')).flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  )
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

const emphasis = (value: string): PhrasingContent => ({ type: 'emphasis', children: [text(value)] as never })

const block = (hName: 'dt' | 'dd', children: PhrasingContent[]): ListItem['children'][number] => ({
  type: 'paragraph',
  data: { hName },
  children,
})
