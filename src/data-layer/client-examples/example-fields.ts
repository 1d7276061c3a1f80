import { ownValue } from '../../base/own-value'
import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { fileLanguage } from '../../content/client-examples/file-language'
import type { ToolEntry } from '../../content/client-examples/read-tools'

/** The fields of a `ClientExample` node in addition to Gatsby's. */
export function clientExampleFields(entry: ClientExampleEntry): object {
  const record = entry.isStale || entry.notRun !== undefined ? undefined : entry.record
  return {
    name: entry.name,
    language: entry.language.name,
    label: entry.label,
    kind: entry.kind ?? null,
    title: entry.title,
    code: entry.code,
    fileName: entry.fileName,
    header: entry.header ?? null,
    auth: entry.auth ?? null,
    address: entry.address ?? null,
    output: record?.output ?? null,
    volatile: entry.volatile ?? null,
    queries: entry.queries.map((query, index) => ({
      ...query,
      columns: record?.queries[index]?.columns ?? null,
      rows: record?.queries[index]?.rows ?? null,
    })),
    ranWith: record?.ranWith ?? null,
    notRun: entry.notRun ?? null,
  }
}

/** The fields of a `ToolExample` node in addition to Gatsby's. */
export function toolExampleFields({ name, manifest, files, record, isStale }: ToolEntry): object {
  const current = isStale ? undefined : record
  return {
    tool: name,
    label: manifest.label,
    files: files.map((file) => ({ name: file.name, language: fileLanguage(file.name), code: file.text })),
    outputs: manifest.outputs.flatMap((output) => {
      const text = ownValue(current?.outputs ?? {}, output.name)
      return text === undefined ? [] : [{ ...output, text }]
    }),
    ranWith: current?.ranWith ?? null,
  }
}
