import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findArtifact, findJar, findJava, MissingTool } from './questdb-jar'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-jar-'))))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Writes a program into a folder. */
function program(name: string, script: string): string {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return file
}

/** A Java that says which it is, as Java does on stderr. */
const java = (name: string, version: string) =>
  program(name, `[ "$1" = -version ] && echo 'openjdk version "${version}" 2024-04-16' >&2`)

describe('findJava', () => {
  it('takes the one that JAVA_HOME names before the one on the path', async () => {
    java('bin/java', '11.0.2')
    const wanted = java('jdk/bin/java', '17.0.1')
    expect(await findJava({ JAVA_HOME: path.join(folder, 'jdk'), PATH: path.join(folder, 'bin') })).toBe(
      wanted,
    )
  })

  it.each(['17', '21.0.3', '25-ea'])('takes Java %s on the path', async (version) => {
    java('bin/java', version)
    expect(await findJava({ PATH: path.join(folder, 'bin') })).toBe('java')
  })

  it.each([
    ['16.0.2', 'Java 16 is too old'],
    ['1.8.0_392', 'Java 8 is too old'],
    ['unknown', 'Java 0 is too old'],
  ])('refuses Java %s, and says what to install', async (version, message) => {
    java('bin/java', version)
    const finding = findJava({ PATH: path.join(folder, 'bin') })
    await expect(finding).rejects.toThrow(MissingTool)
    await expect(finding).rejects.toThrow(
      `${message}: install a JDK 17 or newer (Debian: apt install openjdk-17-jre-headless, macOS: brew install openjdk@17)`,
    )
  })

  it('says what to install when there is no Java', async () => {
    const finding = findJava({ JAVA_HOME: folder })
    await expect(finding).rejects.toThrow(MissingTool)
    await expect(finding).rejects.toThrow('Java was not found: install a JDK 17 or newer')
  })
})

describe('findJar', () => {
  const JAR = '.m2/repository/org/questdb/questdb/9.0.1/questdb-9.0.1.jar'

  it('takes the jar in the local repository without Maven', async () => {
    const jar = path.join(folder, JAR)
    fs.mkdirSync(path.dirname(jar), { recursive: true })
    fs.writeFileSync(jar, '')
    expect(await findJar({ HOME: folder, PATH: '' })).toBe(jar)
  })

  it('lets Maven fetch the jar alone into the repository where it looks', async () => {
    program('bin/mvn', `printf '%s\\n' "$@" > ${folder}/said`)
    const env = { HOME: folder, PATH: path.join(folder, 'bin') }
    expect(await findJar(env)).toBe(path.join(folder, JAR))
    const options = fs.readFileSync(path.join(folder, 'said'), 'utf8').trim().split('\n')
    expect(options.sort()).toEqual(
      [
        '-q',
        '-B',
        `-Dmaven.repo.local=${folder}/.m2/repository`,
        'dependency:get',
        '-Dartifact=org.questdb:questdb:9.0.1',
        '-Dtransitive=false',
      ].sort(),
    )
  })

  it('looks in the home of the user when HOME is not set', async () => {
    program('bin/mvn', 'exit 0')
    const jar = await findArtifact('org.example', 'none', '0.0.1', { PATH: path.join(folder, 'bin') })
    expect(jar).toBe(path.join(os.homedir(), '.m2/repository/org/example/none/0.0.1/none-0.0.1.jar'))
  })

  it('says what to install when there is no Maven', async () => {
    const finding = findJar({ HOME: folder, PATH: folder })
    await expect(finding).rejects.toThrow(MissingTool)
    await expect(finding).rejects.toThrow(
      'Maven was not found: install it (Debian: apt install maven, macOS: brew install maven)',
    )
  })

  it.each([
    [
      'what it said first',
      "printf '\\n[ERROR] no network\\n[ERROR] more\\n'; exit 1",
      '\\[ERROR\\] no network$',
    ],
    ['how it ended when it said nothing', 'exit 1', 'Error: Command failed: mvn -q '],
  ])('says that Maven failed, and %s', async (_, script, said) => {
    program('bin/mvn', script)
    await expect(findJar({ HOME: folder, PATH: path.join(folder, 'bin') })).rejects.toThrow(
      new RegExp(`^Maven could not download org\\.questdb:questdb:9\\.0\\.1: ${said}`),
    )
  })
})
