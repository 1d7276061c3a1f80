import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, axis, bar, dot, line, words } from './shapes'

/** Quotes by their second, and trades with the second of the quote that each of them matches. */
const QUOTES: readonly (readonly [second: number, bid: string])[] = [
  [1, '100'],
  [2.5, '101'],
  [4, '102'],
  [7, '103'],
]
const TRADES: readonly (readonly [second: number, quote?: number])[] = [[0], [2, 1], [4, 4], [6, 4], [9, 7]]

/** A horizontal place for each second. */
type Scale = (second: number) => number

/** The bid that a trade gets, and the way from the trade back to its quote. */
function trade(
  scale: Scale,
  second: number,
  quote: number | undefined,
  [top, trades, quotes]: readonly [number, number, number],
  chip: number,
): ElementContent[] {
  const x = scale(second)
  const bid = QUOTES.find(([at]) => at === quote)?.[1]
  const place = { x: x - chip / 2, y: top, width: chip, height: 28 }
  if (quote === undefined || bid === undefined)
    return [bar(place, 'null', 'muted'), line(`M${x} ${trades}V${top + 28}`), dot(x, trades, 'accent')]
  const target = scale(quote)
  const way =
    quote === second
      ? arrow(`M${x} ${trades}V${quotes - 9}`, { x, y: quotes - 8, way: 'down' })
      : arrow(`M${x} ${trades}V${quotes - 8}Q${x} ${quotes} ${x - 8} ${quotes}H${target + 9}`, {
          x: target + 8,
          y: quotes,
          way: 'left',
        })
  return [bar(place, bid), line(`M${x} ${trades}V${top + 28}`), way, dot(x, trades, 'accent')]
}

/** All quotes with their bids below them. */
function quotes(scale: Scale, y: number): ElementContent[] {
  return QUOTES.flatMap(([second, bid]) => [
    dot(scale(second), y, 'link'),
    words(scale(second), y + 26, bid, 'code'),
  ])
}

const second = (at: number): string => `09:00:0${at}`

const WIDE: Scale = (at) => 172 + at * 56
const wide: DrawingForm = {
  width: 720,
  height: 232,
  content: [
    words(1, 23, 'Joined bid', 'start', 'label'),
    words(1, 81, 'Trades', 'start', 'label'),
    words(1, 155, 'Quotes', 'start', 'label'),
    words(1, 176, 'with their bids', 'start', 'faint'),
    line('M128 76H719', 'track'),
    line('M128 150H719', 'track'),
    ...TRADES.flatMap(([at, quote]) => trade(WIDE, at, quote, [4, 76, 150], 60)),
    ...quotes(WIDE, 150),
    axis(
      128,
      719,
      200,
      [0, 2, 4, 6, 8].map((at) => [WIDE(at), second(at)] as const),
    ),
  ],
}

const NARROW: Scale = (at) => 76 + at * 24
const narrow: DrawingForm = {
  width: 320,
  height: 200,
  content: [
    words(1, 22.5, 'Bid', 'start', 'label'),
    words(1, 72.5, 'Trades', 'start', 'label'),
    words(1, 128.5, 'Quotes', 'start', 'label'),
    line('M56 68H319', 'track'),
    line('M56 124H319', 'track'),
    ...TRADES.flatMap(([at, quote]) => trade(NARROW, at, quote, [4, 68, 124], 42)),
    ...quotes(NARROW, 124),
    axis(
      56,
      319,
      172,
      [0, 4, 8].map((at) => [NARROW(at), second(at)] as const),
    ),
  ],
}

/** Two series over time, with the quote that an ASOF JOIN finds for each trade. */
export const asofMatch: PageDrawing = {
  label:
    'Five trades and four quotes of one symbol on a time line. An arrow leads from each trade back to the most recent quote: ' +
    'the trade at 2 seconds matches the quote at 1 second, the trade at 4 seconds the quote of the same time, the trade at ' +
    '6 seconds also the quote at 4 seconds, and the trade at 9 seconds the quote at 7 seconds. The trade at 0 seconds ' +
    'precedes all quotes, so its bid is null. No trade matches the quote at 2.5 seconds.',
  wide,
  narrow,
}
