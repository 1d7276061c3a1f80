import { expect, it } from 'vitest'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { digestOf } from './digest'
import { readSnapshot } from './snapshot-file'

async function digestAfter(change: (answer: CodeHostAnswer) => void): Promise<string> {
  const { data } = await readSnapshot('.')
  change(data)
  return digestOf(data)
}

it('changes with the release and not with counts', async () => {
  const before = await digestAfter(() => undefined)
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  expect(await digestAfter(({ repository }) => void (repository.stargazerCount = 1))).toBe(before)
  expect(
    await digestAfter(({ repository }) => void (repository.latestRelease.mentions = { totalCount: 3 })),
  ).toBe(before)
  expect(await digestAfter(({ repository }) => void (repository.latestRelease.tagName = '9.0.1'))).not.toBe(
    before,
  )
  expect(await digestAfter(({ repository }) => void (repository.latestRelease.name = 'nine'))).not.toBe(
    before,
  )
  expect(
    await digestAfter(({ repository }) => void (repository.latestRelease.publishedAt = '2025-07-12')),
  ).not.toBe(before)
})
