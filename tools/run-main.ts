import { errorMessage } from '../src/base/error-message'

/** Runs a command; if it fails, prints the message without a stack, and the process ends with 1. */
export async function runMain(main: () => unknown): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}
