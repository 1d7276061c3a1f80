import { createContext, useContext, type Context } from 'react'

/** Thrown if a hook is called outside of the component that provides its value. */
export class MissingProviderError extends Error {
  override name = 'MissingProviderError'

  constructor(hook: string) {
    super(`${hook} was called outside its provider`)
  }
}

/**
 * Creates a context without a default value.
 *
 * @param hook name of the hook, for the error message
 * @returns the provider, and the hook, which throws a {@link MissingProviderError} outside of it
 */
export function createStrictContext<Value>(hook: string): readonly [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined)
  const useStrict = (): Value => {
    const value = useContext(context)
    if (value === undefined) throw new MissingProviderError(hook)
    return value
  }
  return [context, useStrict]
}
