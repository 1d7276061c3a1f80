import fs from 'node:fs'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { toolDigest, type SourceFile } from './digest'
import { EXAMPLES_FOLDER } from './languages'
import { filesIn, foldersIn, readDataFile } from './read-data-file'
import { TOOL_REMEDIES, toolRecordSchema, toolSchema, type ToolManifest, type ToolRecord } from './schemas'

/** The example of a tool, with its record. */
export interface ToolEntry {
  /** Folder in content/examples/tools. */
  name: string
  manifest: ToolManifest
  /** Files that pages can show, by their path in the folder. */
  files: readonly SourceFile[]
  /** The digest that the record must have; see {@link toolDigest}. */
  digest: string
  record: ToolRecord | undefined
  /** Whether the record belongs to a different version of the folder. */
  isStale: boolean
}

/** The examples of all tools and their problems. */
export interface Tools {
  /** Tools with a valid tool.yml, by name. */
  tools: readonly ToolEntry[]
  /** Problems of manifests and files. */
  problems: readonly ContentError[]
  /** Missing, stale, and incomplete records. */
  recordProblems: readonly ContentError[]
}

/** Folder of the tool examples, relative to the root. */
export const TOOLS_FOLDER = `${EXAMPLES_FOLDER}/tools`

/** Reads and validates the examples of all tools. */
export function readTools(root: string): Tools {
  const problems: ContentError[] = []
  const recordProblems: ContentError[] = []
  const tools = foldersIn(path.join(root, TOOLS_FOLDER)).flatMap(
    (name) => readTool(root, name, problems, recordProblems) ?? [],
  )
  return { tools, problems, recordProblems }
}

function readTool(
  root: string,
  name: string,
  problems: ContentError[],
  recordProblems: ContentError[],
): ToolEntry | undefined {
  const file = `${TOOLS_FOLDER}/${name}/tool.yml`
  const folder = path.join(root, TOOLS_FOLDER, name)
  const read = readDataFile(root, file, { schema: toolSchema, remedies: TOOL_REMEDIES }, problems)
  if (!read) {
    if (!fs.existsSync(path.join(root, file)))
      problems.push(
        new ContentError(file, undefined, 'the file is missing', 'write label, files, and outputs'),
      )
    return undefined
  }
  const { value: manifest, source } = read
  const all = allFiles(folder)
  if (!all.some((one) => one.name === 'run.sh'))
    problems.push(
      new ContentError(
        `${TOOLS_FOLDER}/${name}/run.sh`,
        undefined,
        'the file is missing',
        'write a script that runs the example and its outputs to $OUT',
      ),
    )
  manifest.files.forEach((shown, index) => {
    if (!all.some((one) => one.name === shown))
      problems.push(
        new ContentError(
          file,
          source.lineOf(['files', index]),
          `the folder has no file ${shown}`,
          'add the file, or remove it from files',
        ),
      )
  })
  const digest = toolDigest(all)
  const record = readRecord(root, { name, manifest, digest }, recordProblems)
  return {
    name,
    manifest,
    files: manifest.files.flatMap((shown) => all.find((one) => one.name === shown) ?? []),
    digest,
    record,
    isStale: record !== undefined && record.digest !== digest,
  }
}

function readRecord(
  root: string,
  { name, manifest, digest }: Pick<ToolEntry, 'name' | 'manifest' | 'digest'>,
  problems: ContentError[],
): ToolRecord | undefined {
  const file = `${TOOLS_FOLDER}/${name}/records.json`
  const remedy = `run make programs TOOL=${name} RECORD=1`
  const broken = problems.length
  const read = readDataFile(root, file, { schema: toolRecordSchema, remedies: { '*': remedy } }, problems)
  if (problems.length > broken) return undefined
  const report = (problem: string) => problems.push(new ContentError(file, undefined, problem, remedy))
  if (!read) {
    report(`the example of ${name} has no record`)
    return undefined
  }
  const recorded = Object.keys(read.value.outputs)
  const named = manifest.outputs.map((output) => output.name)
  const differs = [
    ...named.filter((one) => !recorded.includes(one)),
    ...recorded.filter((one) => !named.includes(one)),
  ]
  if (read.value.digest !== digest) report(`the example of ${name} has been changed since it was recorded`)
  else if (differs.length > 0)
    report(`the outputs in the record and in tool.yml differ: ${differs.join(', ')}`)
  return read.value
}

/** Returns all files in a tool's folder except its record, with their relative path. */
function allFiles(folder: string): SourceFile[] {
  return below(folder)
    .filter((name) => name !== 'records.json')
    .map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }))
}

function below(folder: string, at = ''): string[] {
  const here = path.join(folder, at)
  return [
    ...filesIn(here).map((name) => at + name),
    ...foldersIn(here).flatMap((name) => below(folder, `${at}${name}/`)),
  ]
}
