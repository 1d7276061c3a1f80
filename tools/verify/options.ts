import path from 'node:path'

/** Options from the command line and the environment. */
export interface CommandLine {
  mode: 'verify' | 'record'
  /** Pages to run, all if absent. */
  pages?: string
  /** A running server's tables may be dropped. */
  allowDrop: boolean
  /** Address of a running server. */
  questdbUrl?: string
  /** The project's root. */
  root: string
  release?: string
}

export const USAGE =
  'usage: tsx tools/verify/main.ts verify|record [--page concept/symbol] [--allow-drop] [--release 9.0.0] [--root folder]'

/**
 * Reads arguments and the variables PAGE and QUESTDB_URL.
 * @throws {Error} for invalid arguments
 */
export function readCommandLine(args: string[], env: NodeJS.ProcessEnv, folder: string): CommandLine {
  const [mode, ...rest] = args
  if (mode !== 'verify' && mode !== 'record') throw new Error(USAGE)
  const result: CommandLine = {
    mode,
    allowDrop: false,
    root: folder,
    ...(env.PAGE ? { pages: env.PAGE } : {}),
    ...(env.QUESTDB_URL ? { questdbUrl: env.QUESTDB_URL } : {}),
  }
  for (let i = 0; i < rest.length; i++) {
    const [flag, inline] = (rest[i] ?? '').split(/=(.*)/s)
    const value = () => {
      const text = inline ?? rest[++i]
      if (!text) throw new Error(`${flag} requires a value; ${USAGE}`)
      return text
    }
    if (flag === '--allow-drop' && inline === undefined) result.allowDrop = true
    else if (flag === '--page') result.pages = [result.pages, value()].filter(Boolean).join(',')
    else if (flag === '--release') result.release = value()
    else if (flag === '--root') result.root = path.resolve(folder, value())
    else throw new Error(`unknown argument ${rest[i] ?? ''}; ${USAGE}`)
  }
  return result
}
