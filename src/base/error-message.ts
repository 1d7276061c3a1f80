/** The message of a thrown value, or the value as a string if it isn't an Error. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
