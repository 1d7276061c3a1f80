import fs from 'node:fs'
import path from 'node:path'
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby'
import { CONTENT_PROBLEMS } from '../../base/content-problems'
import { sharedCompiler, type SharedCompilerApi } from '../content/shared-compiler'
import { checkContent, problemsIn } from './check-content'
import { problemList } from './problem-list'

/**
 * Delay after the last change before a check, in milliseconds, so that the page the author is viewing is updated first:
 * Gatsby waits for 500 ms for more changes, and then needs about a second.
 */
const QUIET = 2000

/** The part of Express's response that a stream of events uses. */
interface EventStream {
  writeHead: (status: number, headers: Record<string, string>) => void
  write: (text: string) => void
  on: (event: 'close', listener: () => void) => void
}

interface App {
  get: (route: string, handler: (request: unknown, stream: EventStream) => void) => void
}

/**
 * In develop, checks the entire content after each change: links, sidebar, redirects, records, and deleted targets, which
 * may break on other pages than the edited one. Changes of the result are printed, and sent to open pages.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  const { app, reporter, ...api } = args as unknown as Omit<CreateDevServerArgs, 'app'> &
    SharedCompilerApi & { app: App }
  const root = process.cwd()
  const streams = new Set<EventStream>()
  // the problems found at the start have been printed by on-pre-bootstrap
  let messages = problemsAtStart(root)
  const event = (): string => `data: ${JSON.stringify(messages)}\n\n`

  app.get(CONTENT_PROBLEMS, (_, stream) => {
    // no-transform keeps Gatsby's server from compressing the stream, which would hold the events back
    stream.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    })
    stream.write(event())
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
  })

  const check = async (): Promise<void> => {
    const problems = await checkContent(root, async (file) =>
      (await sharedCompiler({ ...api, reporter })).compile(file),
    ).catch(problemsIn)
    const found = problems.map(({ message }) => message)
    if (found.join('\n') === messages.join('\n')) return
    messages = found
    if (problems.length > 0) reporter.warn(problemList(problems))
    else reporter.info('The content has no problems.')
    for (const stream of streams) stream.write(event())
  }

  let timer: NodeJS.Timeout | undefined
  let checking = Promise.resolve()
  for (const folder of ['content', 'static'])
    fs.watch(path.join(root, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        checking = checking.then(check)
      }, QUIET)
    })
}

function problemsAtStart(root: string): string[] {
  const file = path.join(root, '.cache/content-problems.json')
  const problems = JSON.parse(fs.readFileSync(file, 'utf8')) as { message: string }[]
  return problems.map(({ message }) => message)
}
