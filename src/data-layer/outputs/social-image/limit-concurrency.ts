/**
 * Lets at most `limit` pieces of work run at the same time; the others wait for their turn in the order in which
 * they came.
 */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // whoever comes next takes over this place, so that nobody slips in between
      if (next) next()
      else running--
    }
  }
}
