/** Before the unit tests, several of which start nginx at the same time: finds or installs it once. */
import { errorMessage } from '../../src/base/error-message'
import { requireNginx } from './nginx'

requireNginx().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exitCode = 1
})
