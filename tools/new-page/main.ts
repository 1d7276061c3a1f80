/** `make page ROUTE=concept/foo KIND=concept TITLE="Foo"`: creates a page from the model of its kind. */
import { errorMessage } from '../../src/base/error-message'
import { newPage } from './new-page'

const { ROUTE, KIND, TITLE, SECTION } = process.env
try {
  const lines = newPage(process.cwd(), {
    route: ROUTE,
    kind: KIND,
    title: TITLE,
    ...(SECTION ? { section: SECTION } : {}),
    today: new Date().toISOString().slice(0, 10),
  })
  for (const line of lines) console.log(line)
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
