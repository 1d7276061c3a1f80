import { afterEach, expect, it, vi } from 'vitest'
import { selected } from './address'

afterEach(() => void vi.unstubAllGlobals())

const at = (search: string) => vi.stubGlobal('window', { location: { search } })

it('selects the value in the URL', () => {
  at('?pair=ETH-USDT&candles=15m')
  expect(selected('pair', ['BTC-USDT', 'ETH-USDT'])).toBe('ETH-USDT')
  expect(selected('candles', ['5m', '15m'])).toBe('15m')
})

it('ignores a value that is not available', () => {
  at('?pair=DOGE-USDT')
  expect(selected('pair', ['BTC-USDT', 'ETH-USDT'])).toBe('BTC-USDT')
  expect(selected('candles', ['5m', '15m'])).toBe('5m')
})
