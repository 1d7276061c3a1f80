import type { FetchResult, Observable } from '@apollo/client/core'

/** The one answer that a link gives to a query; rejects with the link's error. */
export function firstAnswer<T>(answers: Observable<FetchResult<T>>): Promise<FetchResult<T>> {
  return new Promise((resolve, reject) => {
    answers.subscribe({ next: resolve, error: reject })
  })
}
