import fs from 'node:fs'
import path from 'node:path'
import type { Failure } from '../report/failure'
import { diffLines } from '../../../src/records/compare/line-diff'
import type { ServerFacts } from './ask-server'
import { FACTS_FILES } from '../../../src/records/server-facts'

const KINDS = Object.keys(FACTS_FILES) as (keyof typeof FACTS_FILES)[]

/** The text of a file: a line for each item, so that a new release shows as a readable diff. */
export function factsText({ engine, items }: { engine: string; items: readonly unknown[] }): string {
  const lines = items.map((item) => `    ${JSON.stringify(item)}`)
  return `{\n  "engine": ${JSON.stringify(engine)},\n  "items": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** Writes the files that changed and returns their names. */
export function writeFacts(root: string, facts: ServerFacts): string[] {
  return KINDS.filter((kind) => {
    const file = path.join(root, FACTS_FILES[kind])
    const text = factsText(facts[kind])
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    return true
  }).map((kind) => FACTS_FILES[kind])
}

/** Compares the files with the facts of a server. */
export function compareFacts(root: string, facts: ServerFacts): Failure[] {
  return KINDS.flatMap((kind) => {
    const name = FACTS_FILES[kind]
    const file = path.join(root, name)
    if (!fs.existsSync(file)) return [{ file: name, problem: 'is missing: run make record', detail: [] }]
    const recorded = fs.readFileSync(file, 'utf8')
    const now = factsText(facts[kind])
    if (recorded === now) return []
    return [
      {
        file: name,
        problem: `the server reports different ${kind}: if that is correct, run make record`,
        detail: diffLines(recorded.split('\n'), now.split('\n')),
      },
    ]
  })
}
