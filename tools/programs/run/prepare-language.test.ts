import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SelectedLanguage } from '../select'
import { prepareLanguage } from './prepare-language'

let folder: string
const PATH = process.env.PATH
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prepare-language-test-'))
  process.env.PATH = `${folder}${path.delimiter}${PATH}`
})
afterEach(() => {
  process.env.PATH = PATH
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true, force: true })
})

function script(name: string, lines: string): void {
  fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
}

it('installs an interpreter in CI even if it only checks the syntax', async () => {
  vi.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  script(
    'apt-get',
    `[ "$1" = update ] || { printf '#!/bin/sh\\n' >"${folder}/new-language" && chmod +x "${folder}/new-language"; }`,
  )
  const entry = { name: 'plain', fileName: 'plain.new', code: '', notRun: 'its driver is missing' }
  const examples = { language: { name: 'new', label: 'New' }, examples: [entry], lockFiles: [] }
  const checkSyntax = vi.fn(() => Promise.resolve([]))
  const { results } = await prepareLanguage(
    { examples, entries: [entry] } as unknown as SelectedLanguage,
    {
      requirements: [
        { program: 'new-language', check: [], name: 'New', install: 'install it', apt: ['new-language'] },
      ],
      checkSyntax,
    },
    { ports: {}, base: 0, release: () => undefined } as never,
    { cache: path.join(folder, 'cache'), ci: true },
  )
  expect(results).toMatchObject([{ notRun: 'its driver is missing', problems: [] }])
  expect(checkSyntax).toHaveBeenCalledOnce()
})
