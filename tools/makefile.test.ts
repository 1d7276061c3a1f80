import fs from 'node:fs'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'

const makefile = fs.readFileSync('Makefile', 'utf8')
const programs = [
  ...new Set([...makefile.matchAll(/\$\(RUN\) (tools\/\S+\.ts)/g)].map(([, file = '']) => file)),
]

it('runs programs that Node can start as they are', async () => {
  expect(programs.length).toBeGreaterThan(5)
  for (const file of programs)
    // as tsx does for a package without "type": an `await` outside of functions is refused
    await expect(
      transform(fs.readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', logLevel: 'silent' }),
      file,
    ).resolves.toBeTruthy()
})
