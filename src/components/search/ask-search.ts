import { createStrictContext } from '../strict-context'

/** A question that a page passes to the search; a new object each time. */
export interface AskedQuestion {
  /** If empty, the search opens as it does with its button. */
  readonly text: string
}

const [AskSearchContext, useAskSearch] =
  createStrictContext<(question: AskedQuestion) => void>('useAskSearch')

/** Provides the function that opens the search. The shell contains it. */
export const AskSearch = AskSearchContext

/** Returns a function that opens the search with a question. Throws outside the shell. */
export { useAskSearch }
