import type { ServerParameter } from '../../records/server-facts'
import type { ParameterDescription } from './parameter-schema'
import type { ParameterFile } from './read-parameters'

/** A property of the server's configuration with everything that is known of it. Texts are inline markdown. */
export interface Parameter {
  /** As in server.conf: `http.bind.to`. */
  key: string
  /** Environment variable that sets it. */
  env: string
  meaning: string
  /** When to change it. */
  change: string | null
  /** Null where it depends on the machine. */
  default: string | null
  /** How the default follows from the machine or from another property. */
  depends: string | null
  /** `bytes`, `milliseconds`, `rows`, … */
  unit: string | null
  /** Range or accepted values. */
  values: string | null
  /** Takes effect through reload_config(), without a restart. Not recorded for Enterprise: false. */
  reloadable: boolean
  /** `SHOW PARAMETERS` masks its value. Not recorded for Enterprise: false. */
  sensitive: boolean
  /** Only QuestDB Enterprise has it. */
  enterprise: boolean
}

/** Properties that the page lists below one heading. */
export interface ParameterGroup {
  title: string
  intro: string
  parameters: readonly Parameter[]
}

/** The default that the server reports; null where it reports none, masks it, or derives it from the machine. */
export function recordedDefault({ value, sensitive }: ServerParameter): string | null {
  return sensitive ? null : value
}

/** Descriptions with what the server reports. Described properties that it lacks are left out; the build stops at them. */
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
