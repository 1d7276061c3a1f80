/** The charts that the library draws, as one script, because a page shows them together. */
export { PriceChart } from './price-chart'
export { RsiChart } from './rsi-chart'
