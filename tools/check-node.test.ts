import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Runs the check in a Node that says it has another version. */
function checkAs(version: string): { status: number | null; stderr: string } {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, path.resolve('tools/check-node.mjs')],
    { encoding: 'utf8' },
  )
  return { status, stderr }
}

describe('check-node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(checkAs(version)).toEqual({ status: 0, stderr: '' })
  })

  it.each(['20.18.3', '18.20.8', '8.9.0'])('refuses %s and says what to do', (version) => {
    const { status, stderr } = checkAs(version)
    expect(status).toBe(1)
    expect(stderr).toContain(`requires Node 20.19 or newer`)
    expect(stderr).toContain(version)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
