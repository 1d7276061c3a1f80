import { describe, expect, it } from 'vitest'
import { replacePorts, reservePorts, restorePorts } from './addresses'

const PORTS = { http: 23001, minHttp: 23002, line: 23003, pgWire: 23004, https: 23005 }

describe('ports of programs', () => {
  it('are replaced as whole numbers wherever they stand', () => {
    const code = 'addr=localhost:9000; port: 8812, {"localhost", "9009"} 9443 :9003/metrics'
    expect(replacePorts(code, PORTS)).toBe(
      'addr=localhost:23001; port: 23004, {"localhost", "23003"} 23005 :23002/metrics',
    )
  })

  it('leave other numbers alone', () => {
    const code = '19000 90001 9000.5 0.9000 x9009 9_000 1751362200123456789'
    expect(replacePorts(code, PORTS)).toBe(code)
  })

  it('are put back into what a program printed', () => {
    const printed = 'connected to localhost:23001. 123001 rows, 23003.5 ms'
    expect(restorePorts(printed, PORTS)).toBe('connected to localhost:9000. 123001 rows, 23003.5 ms')
  })

  it('are the same in each run, and others while a run has them', async () => {
    const first = await reservePorts(15)
    const second = await reservePorts(15)
    expect(second.base).not.toBe(first.base)
    expect(new Set([...Object.values(first.ports), ...Object.values(second.ports)]).size).toBe(10)
    first.release()
    second.release()
    const third = await reservePorts(15)
    expect(third.ports).toEqual(first.ports)
    third.release()
  })
})
