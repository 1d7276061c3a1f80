/** What a thrown value says: its message, or itself as text where it is no error. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
