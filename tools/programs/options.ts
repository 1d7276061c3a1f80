import path from 'node:path'
import { findExampleLanguage } from '../../src/content/client-examples/languages'

/** Options of a run. */
export interface Options {
  /** The project's root. */
  root: string
  /** Runs only this language. */
  language?: string
  /** Runs only this program of the language: `pgwire/pool`. */
  program?: string
  /** Runs only this tool. */
  tool?: string
  /** Writes records instead of comparing with them. */
  record: boolean
  /** Treats missing installations as failures. */
  ci: boolean
}

/** Names of the options, both as arguments and in the environment. */
const NAMES = ['LANGUAGE', 'PROGRAM', 'TOOL', 'RECORD']

/**
 * Parses `LANGUAGE=go`, PROGRAM, TOOL, and RECORD from arguments or the environment, CI from the environment, and
 * `--root folder`.
 *
 * @throws {Error} for unknown arguments; names are checked where they're looked up
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, folder: string): Options {
  const values = new Map(Object.entries(env))
  // many systems use this variable for the languages of messages
  if (!findExampleLanguage(values.get('LANGUAGE') ?? '')) values.delete('LANGUAGE')
  let root = folder
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    const [name = '', value] = arg.split(/=(.*)/s)
    if (arg === '--root' && args[i + 1] !== undefined) root = path.resolve(folder, args[++i] ?? '')
    else if (NAMES.includes(name) && value !== undefined) values.set(name, value)
    else throw new Error(`unknown argument "${arg}": use ${NAMES.join('=…, ')}=…, or --root folder`)
  }
  const isSet = (name: string) => !['', '0', 'false'].includes(values.get(name) ?? '')
  return { root, ...readNames(values), record: isSet('RECORD'), ci: isSet('CI') }
}

function readNames(
  values: ReadonlyMap<string, string | undefined>,
): Pick<Options, 'language' | 'program' | 'tool'> {
  const [language = '', both = '', tool = ''] = ['LANGUAGE', 'PROGRAM', 'TOOL'].map((name) =>
    values.get(name),
  )
  if (tool && (language || both)) throw new Error('set either TOOL, or LANGUAGE or PROGRAM')
  if (tool) return { tool }
  if (!both) return language ? { language } : {}
  const [owner = '', ...name] = both.split('/')
  if (name.join('') === '')
    throw new Error(`PROGRAM is "${both}": write language and name, such as go/plain or go/pgwire/pool`)
  if (language && language !== owner)
    throw new Error(`PROGRAM is "${both}", which is not a program of LANGUAGE "${language}"`)
  return { language: owner, program: name.join('/') }
}
