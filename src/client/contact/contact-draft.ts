/** Unsent message, stored for the lifetime of the tab. */
export interface Draft {
  fields: Record<string, string>
  /** ID of the message if it may have been received already. */
  submission?: string
}

const KEY = 'contact.draft'
let hasWarned = false

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    // storage is blocked or full; the fields still contain the text
    if (!hasWarned) console.warn('The draft cannot be saved in this browser:', error)
    hasWarned = true
    return undefined
  }
}

/** The stored draft; undefined if there is none or the stored value isn't a draft. */
export function readDraft(): Draft | undefined {
  const kept = attempt(() => sessionStorage.getItem(KEY))
  if (!kept) return undefined
  try {
    const draft: unknown = JSON.parse(kept)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null || !('fields' in kept)) return false
  const { fields, submission } = kept as { fields: unknown; submission?: unknown }
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((value) => typeof value === 'string') &&
    (submission === undefined || typeof submission === 'string')
  )
}

/** Stores a draft, or removes it. */
export function keepDraft(draft: Draft | undefined): void {
  attempt(() => {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  })
}
