import { expect, it } from 'vitest'
import type { Task } from '../../../src/records/plan-fence'
import { fenceOf } from '../../../tests/support/example-run'
import { runTasks } from './planned-page'

it('runs SQL and shell examples in page order, and nothing else', () => {
  const fence = fenceOf('A')
  const tasks: Task[] = [
    { kind: 'shell', fence, code: '1' },
    { kind: 'none', fence, why: 'java' },
    { kind: 'sql', fence, code: '2', statements: [] },
    { kind: 'shell-syntax', fence, code: '3' },
    { kind: 'shell', fence, code: '4' },
  ]
  expect(runTasks(tasks)).toEqual([tasks[0], tasks[2], tasks[4]])
})
