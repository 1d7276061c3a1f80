import type { FetchResult, Observable } from '@apollo/client/core'

/** Returns a link's first response to a query; rejects with the link's error. */
export function firstAnswer<T>(answers: Observable<FetchResult<T>>): Promise<FetchResult<T>> {
  return new Promise((resolve, reject) => {
    answers.subscribe({ next: resolve, error: reject })
  })
}
