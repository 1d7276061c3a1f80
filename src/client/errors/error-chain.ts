/** Maximum number of errors in the chain. */
const MOST = 10

/** Values other than errors can be thrown, too. */
const asText = (thrown: unknown): string => (typeof thrown === 'string' ? thrown : JSON.stringify(thrown))

/** Messages of an error and its causes, outermost first, each prefixed with the error's name. */
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
