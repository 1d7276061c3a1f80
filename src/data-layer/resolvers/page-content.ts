import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import type { CompiledPage } from '../../markdown/compile-page'
import { readContentFile } from '../../content/content-file'
import { sharedCompiler } from '../content/shared-compiler'
import { problemPage } from '../content/problem-page'
import type { WrittenPageNode } from '../nodes/written-page-node'
import { problemsIn } from '../validate/check-content'

/** Returns the compiled content of a page's node. */
export type ContentOf = (node: WrittenPageNode) => Promise<CompiledPage>

/**
 * The compiled content behind the fields of a written page. In a build, an invalid page is an error. In development,
 * its problems become its content, because a failing query would leave the page blank even after it's fixed.
 */
export function contentOf(api: CreateResolversArgs): ContentOf {
  return async (node) => {
    try {
      const root = process.cwd()
      const file = readContentFile(root, node.family, path.join(root, node.file))
      return await (await sharedCompiler(api)).compile(file)
    } catch (error) {
      const problems = problemsIn(error)
      if (process.env.gatsby_executing_command !== 'develop') throw error
      for (const problem of problems) api.reporter.error(problem.message)
      return problemPage(problems)
    }
  }
}
