import { useEffect, useRef, useState } from 'react'
import { depthShape, nearestPoint } from '../../dashboard/depth-shape'
import { amountDigits, formatNumber, formatPrice, formatTick } from '../../dashboard/format'
import type { Book } from '../../dashboard/read-answer'
import * as styles from './chart.module.css'

/** Space around the plot, in pixels: amounts on the left, prices below. */
const MARGIN = { top: 30, right: 8, bottom: 24, left: 40 }

/** Half the width of a price label below the axis, in pixels. */
const HALF_PRICE = 28

interface DepthChartProps {
  book: Book
  /** Unit of the amounts, such as BTC. */
  unit: string
  /** Text alternative of the chart. */
  label: string
}

/**
 * Draws the cumulative volume of an order book by price. The library used for the other charts only supports time axes.
 */
export function DepthChart({ book, unit, label }: DepthChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  /** Horizontal position of the pointer in the plot, in pixels. */
  const [pointer, setPointer] = useState<number | null>(null)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom }
  const shape = inner.width > 0 && inner.height > 0 ? depthShape(book, inner.width, inner.height) : null
  const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price]
  const price = (value: number) => formatPrice(value, bid)
  // round prices need fewer digits than those of orders
  const point = shape && pointer !== null ? nearestPoint(shape, pointer) : undefined
  const priceDigits = amountDigits(shape?.prices.map(({ value }) => value) ?? [])
  return (
    <div className={styles.chart}>
      {bid !== undefined && ask !== undefined && (
        <p className={styles.legend} aria-hidden="true">
          {/* the table of books has a row every few minutes, so this one can be older than the latest trade */}
          <span>At {formatTick(book.time, 'minute')}</span>
          {point ? (
            <>
              <span>
                {point.side === 'bids' ? 'Bids down to' : 'Asks up to'} <strong>{price(point.price)}</strong>
              </span>
              <span>
                Total{' '}
                <strong>
                  {formatNumber(point.total, amountDigits([point.total]))} {unit}
                </strong>
              </span>
            </>
          ) : (
            <>
              <span>
                Bid <strong>{price(bid)}</strong>
              </span>
              <span>
                Ask <strong>{price(ask)}</strong>
              </span>
              <span>
                Spread <strong>{price(ask - bid)}</strong>
              </span>
            </>
          )}
        </p>
      )}
      <div
        ref={box}
        className={styles.drawing}
        role="img"
        aria-label={label}
        onPointerMove={({ clientX, currentTarget }) =>
          setPointer(clientX - currentTarget.getBoundingClientRect().left - MARGIN.left)
        }
        onPointerLeave={() => setPointer(null)}
      >
        {shape && (
          <svg className={styles.depth} width={width} height={height} aria-hidden="true">
            <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
              {shape.amounts.map(({ at, value }) => (
                <g key={value}>
                  <line x2={inner.width} y1={at} y2={at} className={styles.axis} />
                  <text x={-6} y={at + 4} textAnchor="end">
                    {formatNumber(value, shape.amountDigits)}
                  </text>
                </g>
              ))}
              <path d={shape.bids} className={styles.bidArea} />
              <path d={shape.asks} className={styles.askArea} />
              <path d={stepsOf(shape.bids)} className={styles.bids} />
              <path d={stepsOf(shape.asks)} className={styles.asks} />
              <line x1={shape.middle} x2={shape.middle} y2={inner.height} className={styles.middle} />
              {point && (
                <>
                  <line x1={point.x} x2={point.x} y2={inner.height} className={styles.pointed} />
                  <circle
                    cx={point.x}
                    cy={point.y}
                    r={4}
                    className={point.side === 'bids' ? styles.bidPoint : styles.askPoint}
                  />
                </>
              )}
              <text x={-6} y={-16} textAnchor="end">
                {unit}
              </text>
              <text x={shape.middle / 2} y={-16} textAnchor="middle" className={styles.side}>
                Bids
              </text>
              <text x={(shape.middle + inner.width) / 2} y={-16} textAnchor="middle" className={styles.side}>
                Asks
              </text>
              {shape.prices.map(({ at, value }) => (
                <text
                  key={value}
                  x={Math.min(at, inner.width - HALF_PRICE)}
                  y={inner.height + 18}
                  textAnchor="middle"
                >
                  {formatNumber(value, priceDigits)}
                </text>
              ))}
            </g>
          </svg>
        )}
      </div>
    </div>
  )
}

/** The upper outline of an area, without its sides and the base line. */
function stepsOf(area: string): string {
  return area.replace(/V[\d.]+Z$/, '')
}
