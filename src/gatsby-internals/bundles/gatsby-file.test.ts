import { expect, it } from 'vitest'
import { gatsbyFile } from './gatsby-file'

it('finds a file of a package', () => {
  expect(gatsbyFile('gatsby/package.json', 'src/a.ts')).toMatch(/node_modules.gatsby.package\.json$/)
})

it.each(['gatsby/dist/missing.js', '.cache/missing.js'])('says which file depends on %s', (name) => {
  expect(() => gatsbyFile(name, 'src/a.ts')).toThrow(
    `src/a.ts expects the file ${name}, but didn't find it. If a package was updated, adapt the file: see "Dependencies on internals" in docs/architecture.md.`,
  )
})
