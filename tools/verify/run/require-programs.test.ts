import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parseFenceMeta } from '../../../src/records/fence-meta'
import { planFence } from '../../../src/records/plan-fence'
import { requirePrograms } from './require-programs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'))
fs.writeFileSync(path.join(folder, 'curl'), '', { mode: 0o755 })
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

function tasksOf(code: string) {
  const fence = { language: 'bash', code, meta: parseFenceMeta(''), index: 0 }
  const { task } = planFence({ ...fence, place: { file: 'content/docs/p.mdx', line: 1 } }, new Set())
  return task ? [task] : []
}

it('names what is missing, for which page, and how to install it', () => {
  const tasks = tasksOf('PGPASSWORD=quest psql -h localhost -p 8812 -c "SELECT 1"')
  expect(() => {
    requirePrograms(tasks, folder)
  }).toThrow(
    /^psql was not found, but an example in content\/docs\/p\.mdx requires it: .*apt install postgresql-client/,
  )
})

it.each([
  ['is there', 'curl -G localhost:9000/exec'],
  ['is only a word in an argument', 'curl -G localhost:9000/exec --data-urlencode "query=SELECT \'psql\'"'],
  ['stands in an example that is not run', 'psql --version'],
])('says nothing where a program %s', (_, code) => {
  expect(() => {
    requirePrograms(tasksOf(code), folder)
  }).not.toThrow()
})
