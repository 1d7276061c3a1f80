import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import {
  GO_FILES,
  KAFKA_FILES,
  recordPrograms,
  removeRoots,
  rootWith,
} from '../../../tests/support/example-folder'
import { servedFile } from '../../content/served-file'
import { publishPrograms } from './publish-files'

afterEach(removeRoots)

it('serves the programs, and nothing else of content/examples', () => {
  const root = rootWith({ ...GO_FILES, ...KAFKA_FILES })
  recordPrograms(root, 'go')
  publishPrograms(root)
  const published = fs
    .readdirSync(path.join(root, 'public/examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
  expect(published.sort()).toEqual([
    'go/auth-tls.go',
    'go/auth.go',
    'go/from-conf.go',
    'go/pgwire/pool.go',
    'go/plain.go',
  ])
  expect(fs.readFileSync(path.join(root, 'public/examples/go/plain.go'), 'utf8')).toBe(
    GO_FILES['go/plain.go'],
  )
  for (const name of published) expect(servedFile(root, `/examples/${name}`), name).toBeDefined()
})

it.each(['go/examples.yml', 'go/records.json', 'go/go.sum', 'tools/kafka/orders.json', 'go/../go/plain.go'])(
  'a link to /examples/%s leads nowhere',
  (name) => {
    const root = rootWith({ ...GO_FILES, ...KAFKA_FILES })
    recordPrograms(root, 'go')
    expect(servedFile(root, `/examples/${name}`)).toBeUndefined()
  },
)
