const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Ends this process when a signal asks for it, once `stop` has ended what it started; a second signal changes nothing.
 * @param what is stopped, for the line that says so
 * @returns tells whether a signal has come
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
