import type { ServerParameter } from '../../records/server-facts'
import { recordedDefault } from '../../content/parameters/parameters'
import { PARAMETER_FOLDER, type ParameterFile } from '../../content/parameters/read-parameters'
import { ContentError } from '../../base/content-error'

type Described = ParameterFile['parameters'][number]

/**
 * Compares the descriptions of properties with the server: each property is described exactly once, and no other ones
 * are, except for Enterprise. Defaults are described only if the server doesn't report them.
 */
export function checkParameters(
  server: readonly ServerParameter[],
  files: readonly ParameterFile[],
): ContentError[] {
  const errors: ContentError[] = []
  const facts = new Map(server.map((one) => [one.path, one]))
  const places = new Map<string, string>()
  for (const { file, parameters } of files)
    for (const described of parameters) {
      const { key, line } = described
      const other = places.get(key)
      const problem =
        other === undefined
          ? problemOf(described, facts.get(key))
          : ([`${key} is already described in ${other}`, 'remove one of the entries'] as const)
      places.set(key, other ?? `${file}:${line}`)
      if (problem) errors.push(new ContentError(file, line, ...problem))
    }
  for (const { path } of server)
    if (!places.has(path))
      errors.push(
        new ContentError(
          PARAMETER_FOLDER,
          undefined,
          `the server has the property ${path}, which no file describes`,
          `add - key: ${path} with meaning to the file of its group`,
        ),
      )
  return errors
}

/** The problem of a description, and a suggestion. */
function problemOf(
  described: Described,
  fact: ServerParameter | undefined,
): readonly [problem: string, instead: string] | undefined {
  const { key, enterprise, depends } = described
  if (enterprise)
    return fact && [`the open-source server also has ${key}`, 'remove enterprise: true and default']
  if (!fact)
    return [
      `the server has no property ${key}`,
      'correct the key, or write enterprise: true with a default if only Enterprise has it',
    ]
  if (fact.dependsOnProcessors && depends === undefined)
    return [
      `the default of ${key} depends on the number of processors`,
      'under depends, explain how the default is derived from that number',
    ]
  const isRecorded = recordedDefault(fact) !== null || fact.dependsOnProcessors === true
  if (isRecorded === (described.default !== undefined))
    return isRecorded
      ? [`the default of ${key} is recorded from the server`, 'remove default']
      : [`the server does not report the default of ${key}`, "write default: '…', or default: none"]
  return undefined
}
