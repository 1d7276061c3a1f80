import { useEffect, useState } from 'react'
import { failureReason, textsOf, type LoadedSearch } from '../../search/load-engine'
import { answerFrom, type Answered } from '../../search/passages'
import { useRetryOnline, type Failed } from './use-index'

/** The outcome of a question. */
export type Answer = { state: 'none' } | { state: 'looking' } | Failed | ({ state: 'answered' } & Answered)

/**
 * Finds the passages that answer a question.
 *
 * @param search undefined until the index has loaded
 * @param asked empty until a question is asked
 */
export function useAnswer(search: LoadedSearch | undefined, asked: string): Answer {
  const [answer, setAnswer] = useState<Answer & { to?: string }>({ state: 'none' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!search || asked === '') return
    let isWanted = true
    const set = (next: Answer) => {
      if (isWanted) setAnswer({ ...next, to: asked })
    }
    const retry = () => {
      setAttempt((count) => count + 1)
    }
    set({ state: 'looking' })
    const { engine } = search
    answerFrom(engine.variantsOf(asked), engine.searchAnswers(asked), textsOf, (term) =>
      engine.rarityOf(term),
    ).then(
      (answered) => {
        set({ state: 'answered', ...answered })
      },
      async (error: unknown) => {
        console.warn('The text for an answer could not be loaded:', error)
        set({ state: 'failed', reason: await failureReason(), retry })
      },
    )
    return () => {
      isWanted = false
    }
  }, [search, asked, attempt])
  useRetryOnline(answer)
  if (asked === '' || !search) return { state: 'none' }
  // the answer to a previous question
  return answer.to === asked ? answer : { state: 'looking' }
}
