import {
  formatCell,
  nearestRow,
  readColumns,
  readPlaces,
  readPlot,
  yOf,
  type Column,
  type Plot,
} from './chart-places'

/** A value of the row at the pointer. */
interface Shown extends Column {
  /** Text of the cell. */
  text: string
}

/** Distance of the values from the vertical line, in pixels. */
const GAP = 12

/** Width of a chart below which the values are above it instead of inside, in pixels. */
const NARROW = 480

/** Charts that already follow the pointer. */
const followed = new WeakSet<HTMLElement>()

/**
 * Shows the values of the row at the pointer in a chart, from now on. They're read from the table of the same result,
 * which is also the alternative for readers who don't see the chart.
 */
export function followPointer(chart: HTMLElement, { clientX }: MouseEvent): void {
  if (followed.has(chart)) return
  followed.add(chart)
  const show = (event: MouseEvent) => {
    showRow(chart, event.clientX)
  }
  chart.addEventListener('pointermove', show)
  chart.addEventListener('pointerdown', show)
  chart.addEventListener('pointerleave', ({ pointerType }) => {
    // after a touch, the values remain until the next one elsewhere
    if (pointerType === 'mouse') clear()
  })
  // the same function for all charts, which the browser adds only once
  document.addEventListener('pointerdown', clearElsewhere)
  showRow(chart, clientX)
}

function clearElsewhere({ target }: Event): void {
  if (!(target as Element).closest('.chart')) clear()
}

function showRow(chart: HTMLElement, clientX: number): void {
  const drawing = [...chart.querySelectorAll<SVGSVGElement>('svg[data-plot]')].find(
    (size) => size.clientWidth > 0,
  )
  const table = chart.closest('.showcase, .result')?.querySelector('table')
  if (!drawing || !table) return
  const box = drawing.getBoundingClientRect()
  const frame = chart.getBoundingClientRect()
  const scale = box.width / drawing.viewBox.baseVal.width
  const plot = readPlot(drawing.dataset.plot ?? '')
  const places = readPlaces(drawing.dataset.x ?? chart.dataset.x ?? '', plot)
  const row = nearestRow(places, (clientX - box.left) / scale)
  const x = places[row] ?? 0
  const [along, ...shown] = cellsOf(chart, table, row)
  clear()
  if (!along) return
  drawing.append(line(x, plot))
  // bars and candles show their values themselves
  if (!drawing.querySelector('.bar, .candle')) drawing.append(...shown.map((one) => dot(x, one, plot)))
  const values = valuesBox(along, shown)
  const left = box.left - frame.left + x * scale
  const top = box.top - frame.top + plot.top * scale
  if (frame.width < NARROW) {
    // beside the line, they would cover a large part of the chart
    values.classList.add('above')
    values.style.bottom = `${frame.height - top + GAP / 2}px`
  } else {
    values.style.top = `${top}px`
    // on the side with more space
    if (left > frame.width / 2) values.style.right = `${frame.width - left + GAP}px`
    else values.style.left = `${left + GAP}px`
  }
  chart.append(values)
}

/** The cells of a row in the columns of the chart, except nulls. */
function cellsOf(chart: HTMLElement, table: HTMLTableElement, row: number): Shown[] {
  const names = [...table.querySelectorAll('th')].map((head) => head.firstChild?.textContent)
  const cells = [...table.tBodies].flatMap((body) => [...body.rows])[row]?.cells
  return readColumns(chart.dataset.columns ?? '').flatMap((column) => {
    const cell = cells?.[names.indexOf(column.name)]
    // shortened timestamps are complete in the title
    return cell && !cell.querySelector('.null') ? [{ ...column, text: cell.title || cell.textContent }] : []
  })
}

function line(x: number, { top, bottom }: Plot): SVGElement {
  return svg('path', { class: 'pointed', d: `M${x} ${top}V${bottom}` })
}

function dot(x: number, { className, text }: Shown, plot: Plot): SVGElement {
  return svg('circle', {
    class: `pointed ${className}`,
    cx: String(x),
    cy: String(yOf(Number(text), plot)),
    r: '4',
  })
}

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

function valuesBox(along: Shown, shown: readonly Shown[]): HTMLElement {
  const box = document.createElement('div')
  box.className = 'pointed'
  // the table has the same values
  box.ariaHidden = 'true'
  const place = document.createElement('strong')
  place.textContent = formatCell(along.text)
  box.append(place)
  for (const { name, className, text } of shown) {
    const label = document.createElement('span')
    label.className = className
    label.textContent = name
    const value = document.createElement('span')
    value.textContent = formatCell(text)
    box.append(label, value)
  }
  return box
}

/** Removes the values, which are shown in one chart at a time. */
function clear(): void {
  for (const element of document.querySelectorAll('.pointed')) element.remove()
}
