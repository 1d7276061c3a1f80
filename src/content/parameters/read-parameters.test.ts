import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARAMETER_FOLDER, readParameterFiles } from './read-parameters'

/** Reads files of descriptions from a folder of their own. */
function read(files: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'parameters-'))
  fs.mkdirSync(path.join(root, PARAMETER_FOLDER), { recursive: true })
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(root, PARAMETER_FOLDER, name), text)
  return readParameterFiles(root)
}

function problemsOf(entry: string, head = 'title: PG\nintro: Intro.\nparameters:\n'): string[] {
  try {
    read({ '10-pg.yml': head + entry })
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

describe('readParameterFiles', () => {
  it('reads groups in the order of their file names, with lines', () => {
    const group = (title: string) =>
      `title: ${title}\nintro: Intro.\nparameters:\n  - key: pg.user\n    meaning: A user.\n  - key: x.y\n    meaning: Z.\n    enterprise: true\n    default: 5\n`
    const files = read({ '20-b.yml': group('B'), '10-a.yml': group('A') })
    expect(files.map(({ title, file }) => [title, file])).toEqual([
      ['A', 'content/reference/parameters/10-a.yml'],
      ['B', 'content/reference/parameters/20-b.yml'],
    ])
    expect(files[0]?.parameters.map(({ key, line, default: value }) => [key, line, value])).toEqual([
      ['pg.user', 4, undefined],
      ['x.y', 6, '5'],
    ])
  })

  it.each([
    [
      '  - key: pg.user\n    meaning: ""\n',
      /^content\/reference\/parameters\/10-pg\.yml:5: .*meaning: is empty\. write what/,
    ],
    ['  - key: pg.user\n', /10-pg\.yml:4: .*meaning: is missing or not a string/],
    [
      '  - key: pg.user\n    meaning: A.\n    remark: B\n',
      /10-pg\.yml:6: unknown key "remark"\. use only key, meaning/,
    ],
    ['  - key: pg user\n    meaning: A.\n', /10-pg\.yml:4: .*key: is not a property name/],
    [
      '  - key: pg.user\n    meaning: |\n      A.\n\n      B.\n',
      /10-pg\.yml:5: .*is more than one paragraph/,
    ],
    ['  - key: tls.x\n    meaning: A.\n    enterprise: true\n', /10-pg\.yml:4: .*default: is missing/],
  ])('names file, line and remedy of %j', (entry, problem) => {
    expect(problemsOf(entry)).toEqual([expect.stringMatching(problem)])
  })

  it('names a file whose YAML is invalid', () => {
    expect(problemsOf('  - key: "pg\n')).toEqual([
      expect.stringMatching(/10-pg\.yml:\d+: the YAML is invalid/),
    ])
  })
})
