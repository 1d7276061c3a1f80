import type { ServerParameter } from '../../records/server-facts'
import type { ParameterDescription } from './parameter-schema'
import type { ParameterFile } from './read-parameters'

/** A configuration property of the server with all known facts. Texts are inline Markdown. */
export interface Parameter {
  /** Name in server.conf: `http.bind.to`. */
  key: string
  /** Environment variable that sets it. */
  env: string
  meaning: string
  /** When to change it. */
  change: string | null
  /** Null if it depends on the machine. */
  default: string | null
  /** How the default is derived from the machine or another property. */
  depends: string | null
  /** `bytes`, `milliseconds`, `rows`, … */
  unit: string | null
  /** Range or permitted values. */
  values: string | null
  /** Whether reload_config() applies it without a restart. Not recorded for Enterprise: false. */
  reloadable: boolean
  /** Whether `SHOW PARAMETERS` masks its value. Not recorded for Enterprise: false. */
  sensitive: boolean
  /** Whether it exists only in QuestDB Enterprise. */
  enterprise: boolean
}

/** Properties listed below one heading. */
export interface ParameterGroup {
  title: string
  intro: string
  parameters: readonly Parameter[]
}

/**
 * The default reported by the server; null if the server doesn't report it, masks it, or derives it from the machine.
 */
export function recordedDefault({ value, sensitive }: ServerParameter): string | null {
  return sensitive ? null : value
}

/**
 * Combines descriptions with what the server reports. Properties that the server doesn't have are omitted; the build
 * fails because of them.
 */
export function parameterGroups(
  files: readonly ParameterFile[],
  server: readonly ServerParameter[],
): ParameterGroup[] {
  const known = new Map(server.map((one) => [one.path, one]))
  return files.map(({ title, intro, parameters }) => ({
    title,
    intro,
    parameters: parameters.flatMap((description) => {
      const fact = known.get(description.key)
      return fact || description.enterprise ? [joined(description, fact)] : []
    }),
  }))
}

function joined(description: ParameterDescription, fact: ServerParameter | undefined): Parameter {
  const { key, meaning, change, depends, unit, values, enterprise } = description
  return {
    key,
    env: fact?.env ?? `QDB_${key.toUpperCase().replaceAll('.', '_')}`,
    meaning,
    change: change ?? null,
    default: (fact && recordedDefault(fact)) ?? description.default ?? null,
    depends: depends ?? null,
    unit: unit ?? null,
    values: values ?? null,
    reloadable: fact?.reloadable ?? false,
    sensitive: fact?.sensitive ?? false,
    enterprise: enterprise ?? false,
  }
}
