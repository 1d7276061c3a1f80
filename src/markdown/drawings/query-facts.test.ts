import { expect, it } from 'vitest'
import { bodyOf, byPlace, column, describeForms, kindsOf, left, marked, right, textOf } from './test-facts'
import { classesOf, margin, middle, toEdge, type DrawnArea } from './test-geometry'

describeForms('array-views', ({ areas, texts }) => {
  const strip = (kind: string): number[] =>
    areas.filter(({ classes }) => classes.includes(kind)).map((area) => Number(textOf(area)))
  const views = areas
    .filter(({ kind }) => kind === 'box')
    .map(({ place }) => {
      const cells = areas.filter((area) => area.kind === 'bar' && margin(place, area.place) > 0)
      const own = texts.filter((text) => margin(place, text.place) > 0 && !/^\d*$/.test(text.text))
      const [name = '', ...lines] = own.map(({ text }) => text)
      const numbers = lines.flatMap((text) => text.match(/\d+/g) ?? []).map(Number)
      return { name, cells: [...cells].sort(byPlace).map((area) => Number(textOf(area))), numbers }
    })

  it('shows the array, its transposition, and a slice', () => {
    expect(views.map(({ name }) => name).sort()).toEqual(['a', 'a[1:, 2:]', 'transpose(a)'])
  })

  it('shows in each view what its shape, strides, and offset read from the stored values', () => {
    const values = strip('link')
    expect(values).toEqual([1, 2, 3, 4, 5, 6])
    for (const { name, cells, numbers } of views) {
      const [rows = 0, columns = 0, down = 0, across = 0, offset = 0] = numbers
      const read = Array.from({ length: rows * columns }, (_, at) => {
        const [row, cell] = [Math.floor(at / columns), at % columns]
        return values[offset + row * down + cell * across]
      })
      expect(cells, name).toEqual(read)
      expect(cells.length, name).toBeGreaterThan(3)
    }
  })

  it('copies the transposed values row by row', () => {
    expect(strip('added')).toEqual(views.find(({ name }) => name === 'transpose(a)')?.cells)
  })
})

describeForms('asof-match', ({ elements, areas, arrows, dots, texts }) => {
  const xs = (kind: string): number[] =>
    dots.filter(({ classes }) => classes.includes(kind)).map(({ point }) => point[0])
  const trades = xs('accent')
  const quotes = xs('link')

  it('has five trades and four quotes, on lines of their own', () => {
    expect([trades.length, quotes.length]).toEqual([5, 4])
    const ys = new Set(dots.map(({ point, classes }) => `${classes.join(' ')} ${point[1]}`))
    expect(ys.size).toBe(2)
    expect(elements.filter(([each]) => classesOf(each).includes('track'))).toHaveLength(2)
  })

  it('joins each trade with the bid of the last quote at or before its time, or with null', () => {
    const bid = (x: number): string | undefined =>
      texts.find(
        ({ text, place }) => /^10\d$/.test(text) && Math.abs(middle(place)[0] - x) < 1 && place.y > 100,
      )?.text
    for (const x of trades) {
      const last = quotes.findLast((quote) => quote <= x)
      const joined = areas.find(({ place }) => Math.abs(middle(place)[0] - x) < 1)
      expect(joined && textOf(joined), `trade at ${x}`).toBe(last === undefined ? 'null' : bid(last))
      expect(joined?.classes.includes('muted')).toBe(last === undefined)
    }
  })

  it('leads from each trade that has a quote to this quote', () => {
    const ends = arrows.map(({ line, tip }) => {
      const quote = dots.find(
        ({ point, classes }) =>
          classes.includes('link') && Math.hypot(point[0] - tip[0], point[1] - tip[1]) < 9,
      )
      return [line[0]?.[0], quote?.point[0]]
    })
    const expected = trades
      .map((x) => [x, quotes.findLast((quote) => quote <= x)])
      .filter(([, quote]) => quote !== undefined)
    expect(ends).toEqual(expected)
  })

  it('has every trade below its result, and each tick at its second', () => {
    const ticks = texts.filter(({ text }) => /^09:00:0\d$/.test(text))
    const [first, second] = trades
    const unit = ((second ?? NaN) - (first ?? NaN)) / 2
    for (const { text, place } of ticks)
      expect(middle(place)[0], text).toBeCloseTo((first ?? NaN) + Number(text.slice(-1)) * unit)
    expect(ticks.length).toBeGreaterThan(2)
  })
})

/** The alphabet of geohashes. */
const BASE32 = '0123456789bcdefghjkmnpqrstuvwxyz'

describeForms('geohash-cells', ({ areas, texts }) => {
  const cells = areas.filter(({ classes }) => classes.includes('accent'))
  const outer = (cell: DrawnArea, count: number): DrawnArea | undefined =>
    areas.find(
      (area) =>
        area.classes.includes('muted') &&
        area.place.width > cell.place.width * count &&
        margin(area.place, cell.place) > -0.1,
    )
  const below = (area: DrawnArea | undefined, distance: number): string | undefined =>
    texts.find(
      ({ place, classes }) =>
        area &&
        classes.includes('code') &&
        Math.abs(middle(place)[0] - middle(area.place)[0]) < 1 &&
        Math.abs(place.y - area.place.y - area.place.height) < distance,
    )?.text

  it('halves the world with each bit, in turn by longitude and latitude', () => {
    let [west, north, width, height] = [0, 0, 1, 1]
    for (const [at, bit] of Array.from('11010').entries()) {
      const cell = cells[at]!
      const world = outer(cell, 1.5)!
      if (at % 2 === 0) {
        width /= 2
        if (bit === '1') west += width
      } else {
        height /= 2
        if (bit === '0') north += height
      }
      expect((cell.place.x - world.place.x) / world.place.width).toBeCloseTo(west)
      expect((cell.place.y - world.place.y) / world.place.height).toBeCloseTo(north)
      expect(cell.place.width / world.place.width).toBeCloseTo(width)
      expect(cell.place.height / world.place.height).toBeCloseTo(height)
      expect(world.place.width / world.place.height).toBeCloseTo(2)
      expect(below(world, 20)).toBe('11010'.slice(0, at + 1))
    }
  })

  it('divides each cell into 32, and marks the one of the next character', () => {
    for (const [at, character] of Array.from('u33').entries()) {
      const cell = cells[5 + at]!
      const parts = areas.filter(
        ({ place, classes }) =>
          classes.includes('muted') &&
          Math.abs(place.width - cell.place.width) < 0.01 &&
          Math.abs(place.height - cell.place.height) < 0.01 &&
          Math.abs(place.x - cell.place.x) < 144 &&
          Math.abs(place.y - cell.place.y) < 100,
      )
      const [x, y] = [Math.min(...parts.map(left)), Math.min(...parts.map(({ place }) => place.y))]
      const bits = BASE32.indexOf(character).toString(2).padStart(5, '0')
      const [even, odd] = [0, 1].map((from) =>
        parseInt([...bits].filter((_, bit) => bit % 2 === from).join(''), 2),
      )
      const [columns, rows] = at % 2 === 0 ? [8, 4] : [4, 8]
      const [east, up] = at % 2 === 0 ? [even, odd] : [odd, even]
      expect(parts).toHaveLength(32)
      expect((cell.place.x - x) / cell.place.width, character).toBeCloseTo(east ?? NaN)
      expect((cell.place.y - y) / cell.place.height, character).toBeCloseTo(rows - 1 - (up ?? NaN))
      expect([cell.place.width * columns, cell.place.height * rows]).toEqual([144, 96])
      expect(texts.filter(({ text }) => text === 'u33'.slice(0, at + 1))).toHaveLength(1)
    }
  })
})

describeForms('index-blocks', (form) => {
  const [table, keys] = form.grids
  const devices = column(table, 'device')
  const rowsOf = (device: string): number[] => devices.flatMap((each, row) => (each === device ? [row] : []))

  it('numbers ten rows, and counts the rows of each device', () => {
    expect(column(table, 'row')).toEqual(Array.from('0123456789'))
    expect(bodyOf(keys)).toEqual(['d-1', 'd-2', 'd-3'].map((key) => `${key} ${rowsOf(key).length}`))
  })

  it('has the row ids of each device in blocks of four', () => {
    const blocks = form.areas.filter(({ kind }) => kind === 'bar').map(textOf)
    const filled = ['d-1', 'd-2', 'd-3'].flatMap((device) => {
      const ids = rowsOf(device).map(String)
      return [...ids, ...Array<string>((4 - (ids.length % 4)) % 4).fill('')]
    })
    expect(blocks).toEqual(filled)
  })

  it('marks one device in the table, among the keys, and in its blocks', () => {
    expect(kindsOf(table)).toEqual(devices.map((device) => (device === 'd-1' ? 'accent' : '')))
    expect(kindsOf(keys)).toEqual(['accent', '', ''])
    expect(marked(form, 'accent').map(textOf).join(' ').trim()).toBe(rowsOf('d-1').join(' '))
  })
})

describeForms('interval-scan', (form) => {
  const empty = marked(form, 'accent').filter((area) => textOf(area) === '')

  it('selects one of the days, which the filter names', () => {
    const days = form.areas.filter((area) => /^07-\d\d$/.test(textOf(area)))
    expect(days.filter(({ classes }) => classes.includes('accent')).map(textOf)).toEqual(['07-10'])
    expect(days.filter(({ classes }) => classes.includes('muted'))).toHaveLength(days.length - 1)
    expect(form.texts.map(({ text }) => text)).toContain("WHERE ts IN '2025-07-10T08'")
  })

  it('points two searches at the ends of a range in the timestamp file', () => {
    const [file] = marked(form, 'link')
    const range = empty.find(({ place }) => file && margin(file.place, place) >= 0)
    const searches = form.arrows.filter(({ way }) => way[1] === -1).map(({ tip }) => tip[0])
    expect(searches).toEqual([range && left(range), range && right(range)])
  })

  it('has the rows that are read inside of each file', () => {
    const files = form.areas.filter(
      ({ classes, texts, place }) => texts.length === 0 && place.height === 34 && !classes.includes('accent'),
    )
    expect(files.length).toBeGreaterThan(1)
    for (const { place } of files)
      expect(empty.filter((range) => margin(place, range.place) >= 0)).toHaveLength(1)
    expect(empty).toHaveLength(files.length)
  })
})

describeForms('jit-filter', (form, isWide) => {
  it('runs the same code on each frame, and collects the matching rows of all', () => {
    const frames = form.areas.filter(({ kind }) => kind === 'panel')
    expect(frames).toHaveLength(isWide ? 3 : 2)
    const [rows] = marked(form, 'accent')
    for (const { place } of frames) {
      expect(form.arrows.filter(({ tip }) => toEdge(tip, place) <= 2)).toHaveLength(1)
      const [out] = form.arrows.filter(({ line }) => line[0]?.[1] === place.y + place.height)
      expect(out && rows && toEdge(out.tip, rows.place)).toBeLessThanOrEqual(2)
    }
  })
})

describeForms('partition-files', (form, isWide) => {
  const hours = marked(form, 'accent')
  const panel = (day: string): DrawnArea | undefined =>
    form.areas.find((area) => area.kind === 'panel' && textOf(area) === day)

  it('reads one hour of two files of the day that the query names', () => {
    const day = panel('2025-07-02')
    expect(hours).toHaveLength(2)
    for (const { place } of hours) {
      expect(day && margin(day.place, place)).toBeGreaterThan(0)
      const file = form.areas.find((area) => area.place.y === place.y && margin(area.place, place) >= 0 && area.place.width > place.width) // prettier-ignore
      expect(file && (place.x - file.place.x) / file.place.width).toBeCloseTo(12.5 / 24)
      expect(file?.classes).not.toContain('muted')
    }
  })

  it('mutes all files that are not read, and their names', () => {
    const names = form.texts.filter(({ text }) => ['timestamp', 'symbol', 'price', 'amount'].includes(text))
    const read = names.filter(({ classes }) => !classes.includes('faint'))
    expect(read.map(({ text }) => text)).toEqual(['timestamp', 'price'])
    expect(names).toHaveLength(isWide ? 12 : 4)
    expect(marked(form, 'muted')).toHaveLength(isWide ? 10 : 4)
    for (const { place } of names) {
      const file = form.areas.find((area) => area.kind === 'bar' && area.place.width > 40 && margin(area.place, place) > 0) // prettier-ignore
      expect(file).toBeDefined()
    }
  })
})

describeForms('table-on-disk', (form, isWide) => {
  it('reads three of the four files of one day, and the dictionary for the fourth', () => {
    const [day] = form.areas.filter((area) => area.kind === 'panel' && textOf(area) === '2025-07-02')
    const files = form.areas.filter((area) => day && area.kind === 'bar' && margin(day.place, area.place) > 0)
    expect(files.map((area) => [textOf(area), area.classes[1]])).toEqual([
      ['ts', 'accent'],
      ['temperature', 'accent'],
      ['humidity', 'muted'],
      ['site', 'accent'],
    ])
    expect(form.arrows.map(({ tip }) => toEdge(tip, files[3]!.place))).toEqual([2])
    expect(marked(form, 'accent')).toHaveLength(3)
    expect(marked(form, 'muted')).toHaveLength(isWide ? 9 : 3)
  })
})

describeForms('time-ordered-reads', (form) => {
  const days = marked(form, 'muted')
  const tables = [0, 4, 8, 12].map((at) => days.slice(at, at + 4))
  const partsOf = (table: readonly DrawnArea[]): DrawnArea[] =>
    marked(form, 'accent').filter(({ place }) => place.y === table[0]?.place.y)

  it('has four copies of the table, each of four days side by side', () => {
    expect(days).toHaveLength(16)
    for (const table of tables) {
      expect(new Set(table.map(({ place }) => place.y)).size).toBe(1)
      expect(table.map(left)).toEqual(tables[0]?.map(left))
    }
  })

  it('has every part that is read within one partition', () => {
    expect(tables.map((table) => partsOf(table).length)).toEqual([1, 1, 4, 4])
    for (const table of tables)
      for (const { place } of partsOf(table))
        expect(table.filter((day) => margin(day.place, place) >= -0.01)).toHaveLength(1)
  })

  it('reads the last rows at the end of the table', () => {
    const [last] = partsOf(tables[1]!)
    expect(Math.abs(right(last!) - right(tables[1]![3]!))).toBeLessThan(1)
  })

  it('reads backward over the rows that are found', () => {
    const backward = form.arrows.filter(({ way }) => way[0] === -1)
    expect(backward).toHaveLength(2)
    for (const [at, { line, tip }] of backward.entries()) {
      const table = tables[at + 1]!
      const parts = partsOf(table)
      expect(Math.abs(line[0]![0] - right(table[3]!))).toBeLessThan(2)
      expect(tip[0]).toBeLessThan(Math.min(...parts.map(left)))
    }
  })

  it('reads the row just before each row of the other table', () => {
    const ends = partsOf(tables[3]!).map(right)
    const others = form.arrows.filter(({ way }) => way[1] === -1).map(({ tip }) => tip[0])
    expect(others).toHaveLength(4)
    for (const [at, x] of others.entries()) expect(x).toBeCloseTo(ends[at] ?? NaN)
  })

  it('names each day below the middle of its partition', () => {
    const names = form.texts.filter(({ text }) => /^07-\d\d$/.test(text))
    expect(names.map(({ text }) => text)).toEqual(['07-01', '07-02', '07-03', '07-04'])
    for (const [at, { place }] of names.entries())
      expect(middle(place)[0]).toBeCloseTo(middle(tables[0]![at]!.place)[0])
  })
})

describeForms('query-tracing', ({ grids: [traces] }) => {
  it('has the text and the user of each query', () => {
    expect(traces?.map(({ cells }) => cells.join(', '))).toEqual(['query_text, principal', 'SELECT …, admin', 'SELECT …, admin']) // prettier-ignore
  })
})
