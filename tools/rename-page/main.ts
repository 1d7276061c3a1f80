/** `make rename FROM=/docs/old/ TO=/docs/new/`: renames a page, with everything that refers to it. */
import { errorMessage } from '../../src/base/error-message'
import { renamePage } from './rename-page'

const { FROM = '', TO = '' } = process.env
try {
  for (const line of renamePage(process.cwd(), FROM, TO)) console.log(line)
} catch (error) {
  const problems: unknown[] = error instanceof AggregateError ? error.errors : [error]
  for (const problem of problems) console.error(errorMessage(problem))
  process.exitCode = 1
}
