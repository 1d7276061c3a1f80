import { readStored, writeStored } from '../../client/shared/storage'

const KEY = 'recent-searches'
const KEPT = 5

/** Length of the longest question that is stored, in characters. A pasted log isn't worth suggesting. */
const LONGEST = 200

/** Returns the reader's recent questions, newest first. */
export function recentQuestions(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Stores a question that had results. */
export function keepQuestion(question: string): void {
  if (question === '' || question.length > LONGEST) return
  const others = recentQuestions().filter((one) => one !== question)
  writeStored(KEY, JSON.stringify([question, ...others].slice(0, KEPT)))
}

/** Deletes all stored questions. */
export function forgetQuestions(): void {
  writeStored(KEY, '[]')
}
