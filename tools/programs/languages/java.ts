import path from 'node:path'
import { clientText, type Language } from './language'

const DEPENDENCY =
  /<dependency>\s*<groupId>([^<]+)<\/groupId>\s*<artifactId>([^<]+)<\/artifactId>\s*<version>([^<]+)<\/version>/g

/** Single files compiled and started by `java`, with the dependencies of pom.xml on the class path. */
export const java: Language = {
  requirements: [
    {
      program: 'java',
      check: ['-version'],
      name: 'Java',
      install:
        'install a JDK 17 or newer (Debian: apt install openjdk-17-jdk-headless, macOS: brew install openjdk@17)',
    },
    {
      program: 'mvn',
      check: ['-version'],
      name: 'Maven',
      install: 'install it (Debian: apt install maven, macOS: brew install maven)',
    },
  ],
  async build(workspace) {
    const lib = workspace.path('lib')
    await workspace.installOnce('lib', workspace.read('pom.xml'), async () => {
      await workspace.build(['mvn', '-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`])
    })
    const version = await workspace.build(['java', '--version'])
    const pom = workspace.read('pom.xml')
    const dependencies = [...pom.matchAll(DEPENDENCY)].map(([, group = '', name = '', its = '']) => ({
      group,
      name,
      version: its,
    }))
    return {
      // for example: openjdk 17.0.15 2025-04-15
      runtime: `Java ${/ (\S+)/.exec(version)?.[1] ?? 'of unknown version'}`,
      command: ({ fileName }) => ['java', '-cp', path.join(lib, '*'), path.join(workspace.project, fileName)],
      client: ({ code }) =>
        clientText(
          // a JDBC driver is identified by its URL alone, and the server's packages aren't named like its group
          dependencies.filter(({ group, name }) =>
            [`import ${group}.`, `import io.${name}.`, `jdbc:${name}:`].some((text) => code.includes(text)),
          ),
        ),
    }
  },
}
