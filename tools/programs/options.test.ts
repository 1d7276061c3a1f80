import { describe, expect, it } from 'vitest'
import { readOptions } from './options'

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => readOptions(args, env, '/site')

describe('readOptions', () => {
  it('runs everything and compares, unless told otherwise', () => {
    expect(read([])).toEqual({ root: '/site', record: false, ci: false })
    expect(read(['RECORD=1'], { CI: 'true' })).toMatchObject({ record: true, ci: true })
    expect(read(['RECORD=0'], { CI: '' })).toMatchObject({ record: false, ci: false })
  })

  it('reads a language, a program, a tool and a root', () => {
    expect(read(['LANGUAGE=go'])).toMatchObject({ language: 'go' })
    expect(read(['PROGRAM=go/pgwire/pool'])).toMatchObject({ language: 'go', program: 'pgwire/pool' })
    expect(read(['--root', 'below'], { TOOL: 'kafka' })).toMatchObject({ tool: 'kafka', root: '/site/below' })
  })

  it('does not take the languages of the system for one of programs', () => {
    expect(read([], { LANGUAGE: 'en_US:en' })).not.toHaveProperty('language')
    expect(read(['LANGUAGE=en_US:en'])).toMatchObject({ language: 'en_US:en' })
  })

  it('rejects what makes no sense', () => {
    expect(() => read(['PROGRAM=plain'])).toThrow('write language and name, such as go/plain')
    expect(() => read(['PROGRAM=go/plain', 'LANGUAGE=java'])).toThrow('not a program of LANGUAGE "java"')
    expect(() => read(['TOOL=kafka', 'LANGUAGE=go'])).toThrow('set either TOOL')
    expect(() => read(['--language', 'go'])).toThrow('unknown argument "--language"')
  })
})
