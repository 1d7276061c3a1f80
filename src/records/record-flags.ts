import type { FenceMeta } from './fence-meta'
import type { Difference } from './compare/compare-statement'
import type { ExampleFlags } from './record-format'
import { diffLines } from './compare/line-diff'

/** The flags of a fence that are stored in its record. */
export function toFlags(meta: FenceMeta): ExampleFlags {
  return {
    ...(meta.setup ? { setup: true } : {}),
    ...(meta.unordered ? { unordered: true } : {}),
    ...(meta.volatile === undefined ? {} : { volatile: meta.volatile }),
    ...(meta.template === undefined ? {} : { template: meta.template }),
  }
}

/** How the flags of a fence differ from those of its record; undefined when they are the same. */
export function compareFlags(recorded: ExampleFlags, actual: ExampleFlags): Difference | undefined {
  const words = ({ setup, unordered, volatile, template, knownFailure }: ExampleFlags) =>
    Object.entries({ setup, unordered, volatile, template, knownFailure }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
    )
  const detail = diffLines(words(recorded), words(actual))
  return detail.length === 0 ? undefined : { problem: 'its flags differ from the recorded ones', detail }
}
