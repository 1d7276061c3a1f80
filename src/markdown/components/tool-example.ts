import type { Content } from 'mdast'
import { fileLanguage } from '../../content/client-examples/file-language'
import type { ToolEntry } from '../../content/client-examples/read-tools'
import { madeFence } from '../code/made-fence'
import { ownValue } from '../../base/own-value'
import { problem } from '../page-context'
import type { DataComponent, DataUse } from './data-component'
import { parseMarkdown } from './parse-markdown'
import { programNotice } from './program-notice'
import { readServerRows } from './server-rows'

/**
 * `<ToolFile tool="kafka" file="orders.json" title="…" />`: a file of a tool's example. `foreign="MindsDB"` names the
 * product whose SQL dialect it uses, like the flag of fences.
 */
export const toolFile: DataComponent = {
  optional: ['tool', 'file', 'title', 'foreign'],
  expand(use) {
    const { context, attributes, node } = use
    const tool = findTool(use, 'ToolFile')
    if (!tool) return []
    const file = tool.files.find(({ name }) => name === attributes.file)
    if (!file) {
      problem(
        context,
        node,
        `content/examples/tools/${tool.name} has no file "${attributes.file ?? ''}" to show`,
        `use one of the files in tool.yml: ${tool.files.map(({ name }) => name).join(', ') || 'none yet'}`,
      )
      return []
    }
    const { title, foreign } = attributes
    const named = title === undefined ? {} : { fileName: file.name }
    const made = { kind: 'program', ...named } as const
    if (foreign === undefined)
      return [madeFence(fileLanguage(file.name), title ?? file.name, file.text, made)]
    const fence = madeFence('sql', title ?? file.name, file.text, made)
    return [{ ...fence, meta: `${fence.meta ?? ''} foreign="${foreign}"` }]
  },
}

/**
 * `<ToolOutput tool="kafka" name="rows" title="…" />`: the recorded output of a tool's example. Markdown, such as a
 * table of measurements, becomes part of the page. Rows that the server returned as CSV become a table.
 */
export const toolOutput: DataComponent = {
  optional: ['tool', 'name', 'title'],
  expand(use) {
    const { context, attributes, node } = use
    const tool = findTool(use, 'ToolOutput')
    if (!tool) return []
    const output = tool.manifest.outputs.find(({ name }) => name === attributes.name)
    if (!output) {
      problem(
        context,
        node,
        `content/examples/tools/${tool.name} has no output "${attributes.name ?? ''}"`,
        `use one of the outputs in tool.yml: ${tool.manifest.outputs.map(({ name }) => name).join(', ') || 'none yet'}`,
      )
      return []
    }
    const record = toolRecord(tool)
    const text = ownValue(record?.outputs ?? {}, output.name)
    if (!record || text === undefined) return [toolNotice(tool)]
    if (text.trim() === '') return []
    if (output.language === 'markdown') return parseMarkdown(text)
    const rows = readServerRows(text)
    const result = rows && { ...rows, server: record.ranWith.server }
    return [
      madeFence(output.language, attributes.title ?? 'Output', text, {
        kind: 'output',
        ...(result ? { result } : {}),
      }),
    ]
  },
}

/** Returns the tool named by a component, and reports unknown names. */
export function findTool({ context, attributes, node }: DataUse, component: string): ToolEntry | undefined {
  const { tools } = context.site
  const tool = tools.find(({ name }) => name === attributes.tool)
  if (!tool)
    problem(
      context,
      node,
      `<${component}> has no tool "${attributes.tool ?? ''}"`,
      `use the name of a folder in content/examples/tools: ${tools.map(({ name }) => name).join(', ') || 'none yet'}`,
    )
  return tool
}

/** Returns the record of a tool if it belongs to the current files. */
export function toolRecord({ record, isStale }: ToolEntry): ToolEntry['record'] {
  return isStale ? undefined : record
}

/** Replaces outputs or versions that aren't recorded. */
export function toolNotice({ name, record }: ToolEntry): Content {
  const what = record ? 'has changed since it was recorded' : 'has no record'
  return programNotice(
    `The example of ${name} ${what}. To show its outputs, run make programs TOOL=${name} RECORD=1.`,
  )
}
