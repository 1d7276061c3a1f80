import { describe, expect, it } from 'vitest'
import type { ServerParameter } from '../../records/server-facts'
import type { ParameterFile } from '../../content/parameters/read-parameters'
import { checkParameters } from './check-parameters'

const fact = (path: string, given: Partial<ServerParameter> = {}): ServerParameter => ({
  path,
  env: '',
  value: '1',
  reloadable: false,
  sensitive: false,
  ...given,
})

const file = (name: string, ...entries: Partial<ParameterFile['parameters'][number]>[]): ParameterFile => ({
  file: name,
  title: 'Group',
  intro: 'Intro.',
  parameters: entries.map((entry, at) => ({ key: 'pg.user', meaning: 'A user.', line: 4 + at, ...entry })),
})

const problems = (server: ServerParameter[], ...files: ParameterFile[]) =>
  checkParameters(server, files).map(({ message }) => message)

describe('checkParameters', () => {
  it('accepts properties that are described once, and Enterprise properties with a default', () => {
    expect(
      problems([fact('pg.user')], file('a.yml', {}, { key: 'tls.x', enterprise: true, default: 'none' })),
    ).toEqual([])
  })

  it('names a property without a description', () => {
    expect(problems([fact('pg.user'), fact('http.user')], file('a.yml', {}))).toEqual([
      expect.stringMatching(
        /reference\/parameters: the server has the property http\.user.*add - key: http\.user/,
      ),
    ])
  })

  it('names both places of a property that is described twice', () => {
    expect(problems([fact('pg.user')], file('a.yml', {}), file('b.yml', {}))).toEqual([
      'b.yml:4: pg.user is already described in a.yml:4. remove one of the entries.',
    ])
  })

  it('names a property that the server lacks, or that is not of Enterprise alone', () => {
    expect(problems([], file('a.yml', { key: 'pg.usr' }))).toEqual([
      expect.stringMatching(
        /^a\.yml:4: the server has no property pg\.usr\. correct the key, or write enterprise/,
      ),
    ])
    expect(problems([fact('pg.user')], file('a.yml', { enterprise: true, default: 'x' }))).toEqual([
      expect.stringMatching(/^a\.yml:4: the open-source server also has pg\.user/),
    ])
  })

  it('wants a default exactly where the server does not report it', () => {
    const masked = fact('pg.user', { value: '****', sensitive: true })
    expect(problems([masked], file('a.yml', {}))).toEqual([
      expect.stringContaining('a.yml:4: the server does not report'),
    ])
    expect(problems([masked], file('a.yml', { default: 'quest' }))).toEqual([])
    expect(problems([fact('pg.user')], file('a.yml', { default: '1' }))).toEqual([
      expect.stringContaining('a.yml:4: the default of pg.user is recorded'),
    ])
  })

  it('wants an explanation of a default that depends on the processors', () => {
    const derived = fact('pg.user', { value: null, dependsOnProcessors: true })
    expect(problems([derived], file('a.yml', {}))).toEqual([
      expect.stringMatching(/^a\.yml:4: .*number of processors.*under depends/),
    ])
    expect(problems([derived], file('a.yml', { depends: 'the number of processors' }))).toEqual([])
  })
})
