import { describe, expect, it } from 'vitest'
import { readCommandLine } from './options'

describe('readCommandLine', () => {
  it('takes pages from --page and from PAGE', () => {
    expect(readCommandLine(['verify', '--page', 'concept/symbol'], {}, '/x').pages).toBe('concept/symbol')
    expect(readCommandLine(['record', '--page=a', '--page=b'], {}, '/x').pages).toBe('a,b')
    expect(readCommandLine(['verify'], { PAGE: 'concept/symbol' }, '/x').pages).toBe('concept/symbol')
  })

  it('drops the tables of a running server only when told', () => {
    expect(readCommandLine(['verify'], { QUESTDB_URL: 'http://x' }, '/x').allowDrop).toBe(false)
    expect(readCommandLine(['verify', '--allow-drop'], {}, '/x').allowDrop).toBe(true)
  })

  it.each([[[]], [['run']], [['verify', '--skip']], [['verify', '--page']]])('refuses %j', (args) => {
    expect(() => readCommandLine(args, {}, '/x')).toThrow(/usage/)
  })

  it('verifies or records every page in the folder of the project', () => {
    expect(readCommandLine(['verify'], {}, '/x')).toEqual({ mode: 'verify', allowDrop: false, root: '/x' })
    expect(readCommandLine(['record'], {}, '/x')).toEqual({ mode: 'record', allowDrop: false, root: '/x' })
  })

  it('adds pages of --page to those of PAGE', () => {
    expect(readCommandLine(['verify', '--page', 'b'], { PAGE: 'a' }, '/x').pages).toBe('a,b')
  })

  it('takes empty variables for variables that are not set', () => {
    const options = readCommandLine(['verify'], { PAGE: '', QUESTDB_URL: '' }, '/x')
    expect(options).toEqual({ mode: 'verify', allowDrop: false, root: '/x' })
  })

  it('uses the running server that QUESTDB_URL names', () => {
    expect(readCommandLine(['verify'], { QUESTDB_URL: 'http://x:9000' }, '/x').questdbUrl).toBe(
      'http://x:9000',
    )
  })

  it('reads the release and the root, which is relative to the folder', () => {
    const options = readCommandLine(['verify', '--release', '9.1.0', '--root=site'], {}, '/x')
    expect(options).toEqual({ mode: 'verify', allowDrop: false, root: '/x/site', release: '9.1.0' })
  })

  it('keeps equals signs in values', () => {
    expect(readCommandLine(['verify', '--release=a=b\nc=d'], {}, '/x').release).toBe('a=b\nc=d')
  })

  it.each([
    [['verify', '--release='], '--release requires a value; usage: tsx'],
    [['verify', '--page'], '--page requires a value; usage: tsx'],
    [['verify', '--skip=x'], 'unknown argument --skip=x; usage: tsx'],
    [['verify', '--allow-drop=false'], 'unknown argument --allow-drop=false; usage: tsx'],
    [['verify', 'concept/symbol'], 'unknown argument concept/symbol; usage: tsx'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readCommandLine(args, {}, '/x')).toThrow(message)
  })
})
