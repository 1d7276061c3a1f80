import { readStored, writeStored } from '../../client/storage'

const KEY = 'recent-searches'
const KEPT = 5

/** Characters of the longest question that is kept; a pasted log isn't worth a proposal. */
const LONGEST = 200

/** Questions that this reader asked last, newest first. */
export function recentQuestions(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Keeps a question that led somewhere. */
export function keepQuestion(question: string): void {
  if (question === '' || question.length > LONGEST) return
  const others = recentQuestions().filter((one) => one !== question)
  writeStored(KEY, JSON.stringify([question, ...others].slice(0, KEPT)))
}

/** Forgets all of them. */
export function forgetQuestions(): void {
  writeStored(KEY, '[]')
}
