/** Limits the number of concurrent tasks to `limit`; others wait and start in order. */
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
      // the next task takes over this slot, so that no other can start in between
      if (next) next()
      else running--
    }
  }
}
