import type { NodePluginArgs } from 'gatsby'
import { releaseFacts } from '../../content/code-host/facts'
import { chosenAnswer } from '../code-host/shared-choice'
import { gatsbyState } from '../gatsby-state'
import { Compiler } from './compiler'

/** The part of Gatsby's API that the compiler uses, which Gatsby passes to every Node API function. */
export type SharedCompilerApi = Pick<NodePluginArgs, 'cache' | 'reporter' | 'store'>

let compiler: Promise<Compiler> | undefined

/** Returns the compiler of this process. It waits for the release data, which pages can refer to. */
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
