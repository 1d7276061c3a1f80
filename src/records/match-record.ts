import { isRecordOf, type ExampleRecord, type FenceKey, type PageRecord } from './record-format'

/** How a fence that is run relates to its page's record. */
export type RecordMatch =
  | { kind: 'recorded'; example: ExampleRecord }
  /** The record has no entry for it. */
  | { kind: 'missing' }
  /** The record contains the same code at a different index, or different code at the same index. */
  | { kind: 'moved' | 'edited'; example: ExampleRecord }

/** How a page relates to its record. */
export interface RecordMatches {
  /** One per fence, in the same order. */
  matches: RecordMatch[]
  /** Entries that don't belong to any fence. */
  unused: ExampleRecord[]
}

/**
 * Finds the record of each fence of a page, for both the example runner and the site's build.
 * @param fences the fences that are run, in page order
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
  // exact matches first, so that a new or edited fence doesn't claim another fence's entry
  match('recorded', isRecordOf)
  match('moved', (example, fence) => isRecordOf({ ...example, index: fence.index }, fence))
  match('edited', ({ language, index }, fence) => language === fence.language && index === fence.index)
  return { matches, unused: [...left] }
}
