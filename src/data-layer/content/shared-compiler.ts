import type { NodePluginArgs } from 'gatsby'
import { releaseFacts } from '../../content/code-host/facts'
import { chosenAnswer } from '../code-host/shared-choice'
import { gatsbyState } from '../gatsby-state'
import { Compiler } from './compiler'

/** What the compiler uses of Gatsby's API, all of which Gatsby passes to each Node API function. */
export type SharedCompilerApi = Pick<NodePluginArgs, 'cache' | 'reporter' | 'store'>

let compiler: Promise<Compiler> | undefined

/** The one compiler of this process. It waits for the release data, which pages may name. */
export function sharedCompiler(api: SharedCompilerApi): Promise<Compiler> {
  compiler ??= (async () => {
    const { answer, ...origin } = await chosenAnswer(api.reporter)
    const latestRelease = releaseFacts(answer, origin)
    const { name, tag, publishedAt } = latestRelease
    const { siteMetadata } = gatsbyState(api.store).config
    const release = { version: name, tag, date: (publishedAt ?? '').slice(0, 10) }
    return new Compiler(api.cache, process.cwd(), siteMetadata.siteUrl, release, latestRelease)
  })()
  return compiler
}
