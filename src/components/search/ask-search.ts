import { createStrictContext } from '../strict-context'

/** A question that a page asks the search; a new object for each time. */
export interface AskedQuestion {
  /** Empty: the search opens as it does by its button. */
  readonly text: string
}

const [AskSearchContext, useAskSearch] =
  createStrictContext<(question: AskedQuestion) => void>('useAskSearch')

/** Provider of what opens the search; the shell holds it. */
export const AskSearch = AskSearchContext

/** Opens the search with a question, from any page. Throws outside of the shell. */
export { useAskSearch }
