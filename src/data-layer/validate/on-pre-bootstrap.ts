import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { gatsbyState } from '../gatsby-state'
import { sharedCompiler } from '../content/shared-compiler'
import { checkContent } from './check-content'
import { problemList } from './problem-list'
import { checkPathPrefix } from './check-path-prefix'
import { contactWarning } from './contact-warning'
import { readSiteData } from '../../content/site/read-site-data'

/** Gatsby prints the error with this name; without one, it's reported as unknown. */
const ERROR_ID = 'content'

/** If this plugin is missing, the config hasn't been loaded. */
const SIGN_OF_CONFIG = 'gatsby-plugin-mdx'

/**
 * Runs before any source plugin: checks that gatsby-config was loaded (if one of its imports is missing, Gatsby
 * continues with an empty one), validates everything that people write, and reports all problems at once.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (api) => {
  const { reporter, store } = api
  if (!gatsbyState(store).flattenedPlugins.some((plugin) => plugin.name === SIGN_OF_CONFIG))
    reporter.panic(
      'gatsby-config.ts was not loaded: one of its imports is missing or throws an error. Run `npx tsc --noEmit` and check its imports.',
    )
  const activity = reporter.activityTimer('check content')
  activity.start()
  const problems = [
    ...checkPathPrefix(gatsbyState(store)),
    ...(await checkContent(process.cwd(), async (file) => (await sharedCompiler(api)).compile(file))),
  ]
  activity.end()
  report(problems)
  if (problems.length === 0) {
    const warning = contactWarning(readSiteData(process.cwd(), 'contact').value)
    if (warning) reporter.warn(warning)
    return
  }
  if (process.env.gatsby_executing_command === 'develop') {
    reporter.warn(problemList(problems))
    return
  }
  // Gatsby's log wraps long lines, so the list is written after the log is closed
  process.once('exit', () => fs.writeSync(process.stderr.fd, `\n${problemList(problems)}\n`))
  reporter.setErrorMap({
    [ERROR_ID]: {
      text: () => 'The content has problems, which are listed at the end.',
      level: 'ERROR',
      type: 'PLUGIN',
      category: 'USER',
    } as never,
  })
  reporter.panic({ id: ERROR_ID, context: {} })
}

/** Writes the problems as JSON for tools such as editors and tests. */
function report(problems: readonly Error[]): void {
  const file = path.join(process.cwd(), '.cache/content-problems.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(
    file,
    JSON.stringify(
      problems.map((problem) => Object.assign({}, problem, { message: problem.message })),
      null,
      2,
    ),
  )
}
