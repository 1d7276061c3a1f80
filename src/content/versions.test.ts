import { expect, it } from 'vitest'
import { currentVersion, samePageIn, versionHere, versionWarning, type DocsVersion } from './versions'

const old: DocsVersion = { name: '8.3', label: '8.3', href: '/docs/', status: 'old' }
const current: DocsVersion = {
  name: '9.0',
  label: '9.0 (current)',
  href: 'https://questdb.com/docs/',
  status: 'current',
}

it('tells this build by its route and the current release by its status', () => {
  expect(versionHere([current, old])).toBe(old)
  expect(currentVersion([current, old])).toBe(current)
})

it.each([
  ['/docs/concept/symbol/', 'https://questdb.com/docs/concept/symbol/'],
  ['/docs/', 'https://questdb.com/docs/'],
  ['/elsewhere/', 'https://questdb.com/docs/'],
])('%s is found in another version at %s', (path, address) => {
  expect(samePageIn(current, old, path)).toBe(address)
})

it('warns of every version but the current one', () => {
  expect(versionWarning(old, 'QuestDB')).toBe(
    'This documentation is for QuestDB 8.3, an older version that is no longer supported.',
  )
  expect(versionWarning({ ...old, status: 'next' }, 'QuestDB')).toContain('hasn’t been released yet')
  expect(versionWarning({ ...old, status: 'supported' }, 'QuestDB')).toContain('still supported')
  expect(versionWarning(current, 'QuestDB')).toBeUndefined()
})
