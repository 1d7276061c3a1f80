import { expect, it } from 'vitest'
import { countBytes } from './kept-bytes'
import type { ManifestPage } from './offline-manifest'

const file = (url: string, bytes: number) => ({ url, bytes, sha256: '' })
const page = (route: string, bytes: number, files: ManifestPage['files']): ManifestPage => ({
  route,
  title: route,
  bytes,
  sha256: '',
  files,
})

it('counts a file of several pages once, and as kept when one of them is', () => {
  const shared = file('/shared.png', 100)
  const pages = [
    page('/a/', 1, [shared, file('/a.png', 10)]),
    page('/b/', 2, [shared, file('/b.png', 20)]),
    page('/c/', 4, [shared, shared]),
  ]
  expect(countBytes(pages, new Set())).toEqual({ bytesKept: 0, bytesMissing: 137 })
  expect(countBytes(pages, new Set(['/b/']))).toEqual({ bytesKept: 122, bytesMissing: 15 })
  expect(countBytes(pages, new Set(['/a/', '/b/', '/c/']))).toEqual({ bytesKept: 137, bytesMissing: 0 })
})
