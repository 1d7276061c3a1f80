import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The engine that examples are verified on: the first 9.0 release on Maven Central, as the release notes page says. */
export const ENGINE_VERSION = '9.0.1'

/** Oldest Java that runs it. */
const JAVA = 17

/** A required program is missing. The one-line message says what to install. */
export class MissingTool extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MissingTool'
  }
}

/**
 * Finds Java.
 * @throws {MissingTool} if there is none or if it is too old
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const java = env.JAVA_HOME ? path.join(env.JAVA_HOME, 'bin', 'java') : 'java'
  const install = `install a JDK ${JAVA} or newer (Debian: apt install openjdk-${JAVA}-jre-headless, macOS: brew install openjdk@${JAVA})`
  let banner: string
  try {
    banner = (await run(java, ['-version'], { env })).stderr
  } catch {
    throw new MissingTool(`Java was not found: ${install}`)
  }
  const version = Number(/version "(?:1\.)?(\d+)/.exec(banner)?.[1] ?? 0)
  if (version < JAVA) throw new MissingTool(`Java ${version} is too old: ${install}`)
  return java
}

/**
 * Finds the server's jar in Maven's local repository, or lets Maven fetch it there.
 * @throws {MissingTool} if Maven is needed and not installed
 */
export function findJar(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return findArtifact('org.questdb', 'questdb', ENGINE_VERSION, env)
}

/**
 * Finds a jar in Maven's local repository, or lets Maven fetch it there.
 * @throws {MissingTool} if Maven is needed and not installed
 */
export async function findArtifact(
  group: string,
  name: string,
  version: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const repository = path.join(env.HOME ?? os.homedir(), '.m2', 'repository')
  const jar = path.join(repository, ...group.split('.'), name, version, `${name}-${version}.jar`)
  if (fs.existsSync(jar)) return jar
  const artifact = `${group}:${name}:${version}`
  try {
    await run(
      'mvn',
      [
        '-q',
        '-B',
        `-Dmaven.repo.local=${repository}`,
        'dependency:get',
        `-Dartifact=${artifact}`,
        '-Dtransitive=false',
      ],
      { env },
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new MissingTool(
        'Maven was not found: install it (Debian: apt install maven, macOS: brew install maven)',
      )
    const { stdout = '' } = error as { stdout?: string }
    const said = stdout.split('\n').find(Boolean) ?? String(error)
    throw new Error(`Maven could not download ${artifact}: ${said}`)
  }
  return jar
}
