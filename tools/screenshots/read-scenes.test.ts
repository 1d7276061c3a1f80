import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDatasets } from '../verify/run/datasets'
import { SCENES_FILE, parseScenes } from './read-scenes'

const KNOWN = [...readDatasets(process.cwd()).keys()]
const GOOD = `instance: Test
scenes:
  - name: first
    datasets: [trades]
    sql: |
      SELECT count()
      FROM trades;
    show: grid
    columnsOf: trades
    viewport: [1280, 760]
  - name: second
    datasets: [trades]
    sql: SELECT 1;
    show: line
    viewport: [1280, 760]
`

/** What is wrong with the good file after one change. */
function problems(from: string | RegExp, to: string): string[] {
  const changed = GOOD.replace(from, to)
  expect(changed).not.toBe(GOOD)
  try {
    parseScenes(changed, KNOWN)
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

describe('parseScenes', () => {
  it('accepts what is committed', () => {
    expect(parseScenes(fs.readFileSync(SCENES_FILE, 'utf8'), KNOWN).scenes.length).toBeGreaterThan(0)
  })

  it('reads a scene, without the line break at the end of its SQL', () => {
    const [first, second] = parseScenes(GOOD, KNOWN).scenes
    expect(first).toMatchObject({ sql: 'SELECT count()\nFROM trades;', columnsOf: 'trades' })
    expect(second).toMatchObject({ show: 'line', viewport: [1280, 760] })
  })

  it('needs no statement, and reads what is done in its place', () => {
    const steps = '    steps:\n      - click: button\n      - write: readings\n    clip: main\n'
    const [, second] = parseScenes(GOOD.replace(/ {4}sql: SELECT 1;\n {4}show: line\n/, steps), KNOWN).scenes
    expect(second).toMatchObject({
      steps: [{ click: 'button' }, { write: 'readings' }],
      clip: 'main',
      log: false,
    })
    expect(second?.sql).toBeUndefined()
  })

  it.each([
    [
      'show: line',
      'show: pie',
      /yml:14: scenes: entry 2: show: is not one of grid, bar, line, area\. write one of/,
    ],
    [
      '    sql: SELECT 1;\n',
      '',
      /yml:13: scenes: entry 2: show: has no result to show\. .* only for a scene with sql/,
    ],
    [
      'show: line',
      'steps: [{ click: a, press: F1 }]',
      /yml:14: .*is not exactly one action\. write one action/,
    ],
    ['show: line', 'steps: [{ tap: a }]', /yml:14: unknown key "tap"/],
    ['show: line', 'steps: [{ choose: [a] }]', /yml:14: .*is not a selector and an option/],
    ['name: second', 'name: first', /yml:11: scenes: entry 2: name: is used twice\. write a unique name/],
    ['name: second', 'name: Second', /yml:11: scenes: entry 2: name: is not in kebab-case/],
    ['datasets: [trades]', 'datasets: [quotes]', /yml:4: .*unknown demo table quotes\. write names of files/],
    ['columnsOf: trades', 'columnsOf: trips', /yml:9: .*trips is not a table of this scene\. name a table/],
    ['FROM trades;', '\n      FROM trades;', /yml:5: .*has an empty line\. write a single statement/],
    ['SELECT 1;', 'SELECT 1; SELECT 2;', /yml:13: .*is not a single statement/],
    ['SELECT 1;', 'SELECT 1', /yml:13: .*is not a single statement that ends with a semicolon/],
    ['[1280, 760]', '[1280]', /yml:10: scenes: entry 1: viewport.*write width and height/],
    [
      '    viewport: [1280, 760]',
      '    scale: 4\n    viewport: [1280, 760]',
      /yml:10: scenes: entry 1: scale: is above 3\. write 1, 2, or 3/,
    ],
    ['show: line', 'shows: line', /yml:14: unknown key "shows"\. remove the key/],
    ['instance: Test', 'instance: [', /yml:\d+: the YAML is invalid/],
  ])('names line and remedy when "%s" becomes "%s"', (from, to, problem) => {
    expect(problems(from, to).join('\n')).toMatch(problem)
  })
})
