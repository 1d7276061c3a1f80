import { isRecordOf, type ExampleRecord, type FenceKey, type PageRecord } from './record-format'

/** How a fence that runs stands to the record of its page. */
export type RecordMatch =
  | { kind: 'recorded'; example: ExampleRecord }
  /** The record has nothing for it. */
  | { kind: 'missing' }
  /** The record has the same code at another place, or other code at its place. */
  | { kind: 'moved' | 'edited'; example: ExampleRecord }

/** How a page stands to its record. */
export interface RecordMatches {
  /** One for each fence, in the same order. */
  matches: RecordMatch[]
  /** Entries that belong to no fence. */
  unused: ExampleRecord[]
}

/**
 * Finds the record of each fence of a page. The example runner and the build of the site both decide by it.
 * @param fences those that run, in page order
 */
export function matchRecord(fences: readonly FenceKey[], record: PageRecord | undefined): RecordMatches {
  const left = new Set(record?.examples ?? [])
  const take = (isTheOne: (example: ExampleRecord) => boolean): ExampleRecord | undefined => {
    const found = [...left].find(isTheOne)
    if (found) left.delete(found)
    return found
  }
  const matches = fences.map((): RecordMatch => ({ kind: 'missing' }))
  const match = (
    kind: 'recorded' | 'moved' | 'edited',
    isTheOne: (example: ExampleRecord, fence: FenceKey) => boolean,
  ) => {
    fences.forEach((fence, at) => {
      if (matches[at]?.kind !== 'missing') return
      const example = take((one) => isTheOne(one, fence))
      if (example) matches[at] = { kind, example }
    })
  }
  // exact matches first: a new or edited fence must not take the entry of another
  match('recorded', isRecordOf)
  match('moved', (example, fence) => isRecordOf({ ...example, index: fence.index }, fence))
  match('edited', ({ language, index }, fence) => language === fence.language && index === fence.index)
  return { matches, unused: [...left] }
}
