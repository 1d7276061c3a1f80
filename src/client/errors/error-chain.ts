/** More causes than this are not shown. */
const MOST = 10

/** Anything can be thrown. */
const asText = (thrown: unknown): string => (typeof thrown === 'string' ? thrown : JSON.stringify(thrown))

/** An error's message and those of its causes, outermost first, each with the error's name. */
export function errorChain(error: unknown): string[] {
  const seen = new Set<unknown>()
  const chain: string[] = []
  for (let one = error; one !== undefined && one !== null && !seen.has(one) && chain.length < MOST;) {
    seen.add(one)
    chain.push(one instanceof Error ? `${one.name}: ${one.message}` : asText(one))
    one = one instanceof Error ? one.cause : undefined
  }
  return chain.length > 0 ? chain : ['No error details available']
}
