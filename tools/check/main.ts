/** `make check`: the content check of the build without the build. */
import { errorMessage } from '../../src/base/error-message'
import { problemList } from '../../src/data-layer/validate/problem-list'
import { checkSite } from './check-site'

void (async () => {
  try {
    const problems = await checkSite(process.cwd())
    if (problems.length === 0) {
      console.log(
        'The content has no problems. Only a build also checks GITHUB_TOKEN and the latest release.',
      )
      return
    }
    console.error(problemList(problems))
  } catch (error) {
    console.error(errorMessage(error))
  }
  process.exitCode = 1
})()
