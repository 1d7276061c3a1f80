import { afterEach, describe, expect, it } from 'vitest'
import {
  GO_FILES,
  PYTHON_FILES,
  recordPrograms,
  removeRoots,
  rootWith,
  writeExamples,
  type ExampleFiles,
} from '../../../tests/support/example-folder'
import { fileNameOf } from './languages'
import { readExpected } from './read-expected'
import { readAllLanguages, readLanguage } from './read-language'

afterEach(removeRoots)

const MANIFEST = GO_FILES['go/examples.yml'] ?? ''

/** Messages about a language whose files were changed after the programs were recorded. */
function messages(changed: ExampleFiles, files: ExampleFiles = GO_FILES): string[] {
  const root = rootWith(files)
  recordPrograms(root, 'go')
  writeExamples(root, changed)
  const { problems, recordProblems } = readLanguage(root, 'go')
  return [...problems, ...recordProblems].map(({ message }) => message)
}

const withManifest = (from: string, to: string) => ({ 'go/examples.yml': MANIFEST.replace(from, to) })

describe('readLanguage', () => {
  it('accepts a language in order, with what the manifest and the record say of each program', () => {
    const root = rootWith(GO_FILES)
    recordPrograms(root, 'go')
    const { problems, recordProblems, examples, lockFiles } = readLanguage(root, 'go')
    expect([...problems, ...recordProblems]).toEqual([])
    expect(lockFiles.map(({ name }) => name)).toEqual(['go.mod', 'go.sum'])
    expect(examples.map(({ name, kind, server }) => [name, kind, server])).toEqual([
      ['plain', 'plain', 'open'],
      ['auth', 'auth', 'secured'],
      ['auth-tls', 'auth-tls', 'tls'],
      ['from-conf', 'from-conf', 'open'],
      ['pgwire/pool', undefined, 'open'],
    ])
    expect(examples[4]).toMatchObject({
      file: 'content/examples/go/pgwire/pool.go',
      datasets: ['trades'],
      isStale: false,
      record: { output: 'Sent 2 rows\n' },
    })
  })

  it.each([
    [
      'title: Use a pool',
      'titel: Use a pool',
      /examples\.yml:17: unknown key "titel"\. did you mean title\?$/,
    ],
    ['title: Use a pool', 'title: Use a "pool"', /:17: examples: entry 5: title: contains a double quote/],
    [
      'name: plain',
      'name: plane',
      /examples\.yml:3: the example "plane" has no program content\/examples\/go\/plane\.go\. add the program/,
    ],
    ['name: plain', 'name: plane', /go\/plain\.go: content\/examples\/go\/examples\.yml does not list this/],
    ['name: plain', 'name: plane', /go has no example plain\. add .* plain, auth, auth-tls, from-conf/],
    ['name: plain', 'name: auth', /"auth" appears twice/],
    ['port: 9009', 'port: 9000', /:5: address\.port of "plain" is 9000, which does not occur in plain\.go/],
    ['kid: admin', 'kid: root', /:11: auth\.kid of "auth" is root, which does not occur in auth\.go/],
    ['datasets: [trades]', 'datasets: [trips]', /:18: unknown demo table "trips"/],
    ['label: Go', 'label: [', /examples\.yml:\d+: the YAML is invalid/],
  ])('names file and line when "%s" becomes "%s"', (from, to, problem) => {
    expect(messages(withManifest(from, to)).join('\n')).toMatch(problem)
  })

  it('finds no part of a longer word or number', () => {
    const code = 'package main // localhost:19009 superadmin secret-d-2\n'
    expect(messages({ 'go/auth.go': code }).filter((one) => one.includes('does not occur'))).toHaveLength(3)
  })

  it('wants lock files, unless the language is not run', () => {
    const { 'go/go.sum': _, ...files } = GO_FILES
    expect(messages({}, files)).toEqual([
      'content/examples/go/go.sum: the file is missing. add it, so that every dependency of the programs has an exact version.',
    ])
    const root = rootWith({ ...files, ...withManifest('label: Go', 'label: Go\nnotRun: it needs a license') })
    const { problems, recordProblems, examples } = readLanguage(root, 'go')
    expect([...problems, ...recordProblems]).toEqual([])
    expect(examples[0]?.notRun).toBe('it needs a license')
  })
})

describe('records of programs', () => {
  const remedy = 'run make programs LANGUAGE=go RECORD=1'

  it('are missing for a new program', () => {
    const { recordProblems } = readLanguage(rootWith(GO_FILES), 'go')
    expect(recordProblems).toHaveLength(5)
    expect(recordProblems[0]?.message).toBe(
      `content/examples/go/examples.yml:3: the program plain.go has no record. ${remedy}.`,
    )
  })

  it('are stale after an edit of the program alone', () => {
    const code = `${GO_FILES['go/plain.go'] ?? ''}// more\n`
    expect(messages({ 'go/plain.go': code })).toEqual([
      `content/examples/go/examples.yml:3: the program plain.go has changed since it was recorded, or its lock files or queries have. ${remedy}.`,
    ])
  })

  it('are stale for all programs after an edit of a lock file', () => {
    expect(messages({ 'go/go.sum': 'other sums\n' })).toHaveLength(5)
  })

  it('are stale after an edit of a query, but not of a title', () => {
    expect(messages(withManifest('count()', 'sum(x)'))).toEqual([
      expect.stringMatching(
        /^content\/examples\/go\/examples\.yml:16: the program pgwire\/pool\.go has changed/,
      ),
    ])
    expect(messages(withManifest('title: Use a pool', 'title: Use a connection pool'))).toEqual([])
  })

  it('are left over for programs that are gone or no longer run', () => {
    const root = rootWith(GO_FILES)
    recordPrograms(root, 'go', (records) => Object.assign(records, { gone: records.plain }))
    writeExamples(root, withManifest('title: Use a pool', 'title: Use a pool\n    notRun: it hangs'))
    expect(readLanguage(root, 'go').recordProblems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^content\/examples\/go\/records\.json:\d+: the program pgwire\/pool\.go has a record, but the manifest says that it is not run\. .*removes the record\.$/,
      ),
      expect.stringMatching(/records\.json:\d+: no example of .* is named "gone"/),
    ])
  })

  it('are one problem when the file is broken', () => {
    expect(messages({ 'go/records.json': '{ "plain": { "digest": 1 } }' })[0]).toMatch(
      /records\.json:1: plain\.digest: .*make programs LANGUAGE=go RECORD=1/,
    )
  })
})

describe('readAllLanguages', () => {
  it('lists languages in the order of their tabs and reports unknown folders', () => {
    const root = rootWith({ ...GO_FILES, ...PYTHON_FILES, 'golang/plain.go': '', 'tools/kafka/tool.yml': '' })
    const { languages, problems } = readAllLanguages(root)
    expect(languages.map(({ language }) => language.name)).toEqual(['python', 'go'])
    expect(problems.map(({ message }) => message)).toEqual([
      'content/examples/golang: "golang" is not a language of client examples. name the folder after one of: python, go, java, rust, javascript, c, cpp, csharp, php, r, or add the language (docs/examples.md, "Add a language").',
    ])
  })

  it('finds nothing where there is no folder', () => {
    expect(readAllLanguages('/nowhere')).toEqual({ languages: [], problems: [], recordProblems: [] })
  })
})

describe('fileNameOf', () => {
  it('names Java files after their class, and all others after the example', () => {
    const java = { name: 'java', extension: 'java' }
    expect(fileNameOf(java, 'auth-tls')).toBe('AuthTls.java')
    expect(fileNameOf(java, 'pgwire/batch-insert')).toBe('pgwire/BatchInsert.java')
    expect(fileNameOf({ name: 'r', extension: 'R' }, 'pgwire/connect')).toBe('pgwire/connect.R')
  })
})

describe('readExpected', () => {
  it('reports rows that do not fit the columns', () => {
    const text = (row: string) =>
      `table: t\ndesignatedTimestamp: ts\ncolumns:\n  - { name: ts, type: TIMESTAMP }\nrows:\n  - ${row}\n`
    expect(readExpected(rootWith({ 'expected.yml': text("['1']") })).expected?.rows).toEqual([['1']])
    expect(readExpected(rootWith({ 'expected.yml': text("['1', '2']") })).problems[0]?.message).toMatch(
      /expected\.yml:6: rows: entry 1: has a length that differs/,
    )
  })
})
