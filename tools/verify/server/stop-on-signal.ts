const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * On a termination signal, calls `stop` and then exits. Further signals are ignored.
 * @param what name of what is stopped, for the message
 * @returns function that returns whether a signal has been received
 */
export function stopOnSignal(what: string, stop: () => Promise<unknown>): () => boolean {
  let isEnding = false
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      process.stderr.write(`\n${signal}: stopping ${what}\n`)
      void stop().finally(() => process.exit(code))
    })
  return () => isEnding
}
