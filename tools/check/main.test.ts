import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('runs as a program, and finds no problem in the content', { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/check/main.ts'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toContain('The content has no problems.')
  expect(status).toBe(0)
})
