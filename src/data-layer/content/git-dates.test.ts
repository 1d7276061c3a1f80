import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { gitDates, parseGitLog } from './git-dates'

describe('parseGitLog', () => {
  it('takes the newest commit of each file', () => {
    const log =
      '\u00002025-07-11T10:00:00+02:00\n\ncontent/docs/a.mdx\ncontent/docs/b c.mdx\n\u00002025-01-01T00:00:00Z\n\ncontent/docs/a.mdx\n'
    expect([...parseGitLog(log)]).toEqual([
      ['content/docs/a.mdx', '2025-07-11T10:00:00+02:00'],
      ['content/docs/b c.mdx', '2025-07-11T10:00:00+02:00'],
    ])
  })
})

describe('gitDates', () => {
  const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-'))
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    })
  const repository = () => {
    const root = folder()
    git(root, 'init', '-q')
    fs.mkdirSync(path.join(root, 'content'))
    fs.writeFileSync(path.join(root, 'content/a.mdx'), 'a')
    git(root, 'add', '.')
    git(root, 'commit', '-qm', 'one')
    fs.writeFileSync(path.join(root, 'content/b.mdx'), 'b')
    git(root, 'add', '.')
    git(root, 'commit', '-qm', 'two')
    return root
  }

  it('knows every committed file', () => {
    expect([...gitDates(repository()).keys()].sort()).toEqual(['content/a.mdx', 'content/b.mdx'])
  })

  it('knows nothing without git: no date is better than a wrong one', () => {
    expect(gitDates(folder()).size).toBe(0)
  })

  it('knows nothing in a shallow clone, whose one commit would claim every file', () => {
    const clone = folder()
    git(clone, 'clone', '-q', '--depth', '1', `file://${repository()}`, '.')
    expect(gitDates(clone).size).toBe(0)
  })
})
