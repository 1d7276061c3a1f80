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
})
