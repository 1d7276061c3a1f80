import { expect, it } from 'vitest'
import { bodyOf, column, describeForms, kindsOf, left, marked, right, textOf } from './test-facts'
import { margin, middle, toEdge, toLine, type DrawnArea, type DrawnRow } from './test-geometry'

describeForms('data-ingestion', ({ grids: [log, table], texts }) => {
  it('has the rows of the log in the table, in the order of time', () => {
    const times = column(table, 'time')
    expect(times).toEqual([...times].sort())
    for (const [at, time] of column(log, 'time').entries())
      expect(column(table, 'value')[times.indexOf(time)], time).toBe(column(log, 'value')[at])
  })

  it('shows what happened to each row, and marks the new ones', () => {
    const fates = texts
      .map(({ text }) => text)
      .filter((text) => ['existing', 'inserted', 'replaced'].includes(text))
    expect(fates).toEqual(['existing', 'inserted', 'replaced', 'inserted'])
    expect(kindsOf(table)).toEqual(['', 'added', 'accent', 'added'])
    const [existing] = column(table, 'time')
    expect(column(log, 'time')).not.toContain(existing)
  })

  it('numbers transactions in the order of arrival', () => {
    expect(column(log, 'txn')).toEqual(['7', '7', '8'])
  })
})

describeForms('deduplication', (form) => {
  const [stored, batch, result] = form.grids
  const keys = (rows: readonly DrawnRow[] = []): string[] =>
    rows.slice(1).map(({ cells: [ts = '', site = ''] }) => `${ts} ${site}`)

  it('merges the batch into the stored rows by their keys', () => {
    const merged = new Map([...keys(stored).entries()].map(([at, key]) => [key, bodyOf(stored)[at]]))
    for (const [at, key] of keys(batch).entries()) merged.set(key, bodyOf(batch)[at])
    expect(bodyOf(result)).toEqual([...merged.values()])
  })

  it('marks what replaces, what is ignored, and what is added, as its legend says', () => {
    const fate = (at: number): string => {
      const known = keys(stored).indexOf(keys(batch)[at] ?? '')
      if (known < 0) return 'added'
      return bodyOf(stored)[known] === bodyOf(batch)[at] ? 'muted' : 'accent'
    }
    expect(kindsOf(batch)).toEqual(keys(batch).map((_, at) => fate(at)))
    expect(kindsOf(stored)).toEqual(['', 'removed', ''])
    expect(kindsOf(result)).toEqual(['', 'accent', '', 'added'])
    const legend = form.areas
      .filter(({ kind }) => kind === 'bar')
      .map(({ classes, place }) => {
        const text = form.texts.find(
          (each) =>
            each.place.x - right({ place } as DrawnArea) === 10 &&
            toEdge([place.x + 26, place.y + 8], each.place) < 9,
        )
        return [classes[1], text?.text]
      })
    expect(legend).toEqual([
      ['accent', 'Same key: replaced'],
      ['muted', 'Identical row: ignored'],
      ['added', 'New key: added'],
    ])
  })

  it('has the same columns in all tables', () => {
    for (const grid of form.grids) expect(grid[0]?.cells).toEqual(['ts', 'site', 'kwh'])
  })
})

describeForms('influxdb-export', ({ grids: [staged, merged], texts }) => {
  it('has a row with one field for each line of the export', () => {
    const lines = texts.filter(({ text }) => text.includes('station=Oslo'))
    expect(lines).toHaveLength(3)
    const fields = ['temp.', 'hum.', 'status']
    for (const [at, { text }] of lines.entries()) {
      const values = fields.map((field) => column(staged, field)[at] ?? '')
      expect(values.filter((value) => value !== '')).toHaveLength(1)
      expect(text).toContain(values.join(''))
    }
  })

  it('merges the rows into one with all values', () => {
    const head = staged?.[0]?.cells ?? []
    expect(merged?.[0]?.cells).toEqual(head)
    expect(bodyOf(merged)).toEqual([
      head.map((name) => column(staged, name).find((value) => value !== '')).join(' '),
    ])
    expect(kindsOf(merged)).toEqual(['accent'])
  })
})

describeForms('influxdb-storage', (form, isWide) => {
  const empty = (kind: string): DrawnArea[] => marked(form, kind).filter((area) => textOf(area) === '')

  it('has a file for each column and day of QuestDB', () => {
    expect(empty('accent')).toHaveLength(9)
    expect(new Set(empty('accent').map(({ place }) => place.y)).size).toBe(3)
    expect(new Set(empty('accent').map(left)).size).toBe(3)
  })

  it('has one range for each series of InfluxDB 2, and many files of InfluxDB 3', () => {
    const heights = empty('link').map(({ place }) => place.height)
    expect(heights).toEqual([20, 20, 20, ...Array<number>(18).fill(46)])
  })

  it('has the name of each row beside its bars', () => {
    const names = ['timestamp', 'host', 'usage', 'cpu,host=a', 'cpu,host=b', 'cpu,host=c']
    for (const name of names) {
      const text = form.texts.find((each) => each.text === name)
      const first = [...empty('accent'), ...empty('link')].find(
        ({ place }) => Math.abs(middle(place)[1] - middle(text!.place)[1]) < 3,
      )
      expect(first && left(first) - (text?.place.x ?? NaN), name).toBe(90)
      expect(text?.classes).toContain('code')
    }
  })

  it('fills the panel of each system', () => {
    const panels = form.areas.filter(({ kind }) => kind === 'panel')
    expect(panels.map(textOf)).toEqual(['QuestDB', 'InfluxDB 2', 'InfluxDB 3'])
    for (const { place } of panels) {
      const inside = form.areas.filter((area) => area.kind === 'bar' && margin(place, area.place) > 0)
      const end = Math.max(...inside.map(right))
      expect(place.x + place.width - end).toBeGreaterThanOrEqual(10)
      expect(place.x + place.width - end).toBeLessThanOrEqual(isWide ? 14 : 14)
    }
  })
})

describeForms('partitions', ({ areas, texts, arrows }) => {
  it('rewrites one of three directories with all of its files', () => {
    const directories = areas.filter(({ kind }) => kind === 'panel')
    expect(directories.map(textOf)).toEqual(['2025-07-01', '2025-07-02.1', '2025-07-03'])
    const states = directories.map(({ place }) => {
      const files = areas.filter((area) => area.kind === 'bar' && margin(place, area.place) > 0)
      const state = texts.find(
        ({ text, place: own }) => /unchanged|rewritten/.test(text) && margin(place, own) > 0,
      )
      expect(files.map(textOf)).toEqual(['ts.d', 'sensor.d', 'value.d'])
      return [
        state?.text,
        state?.classes.includes('faint'),
        ...new Set(files.map(({ classes }) => classes.join(' '))),
      ]
    })
    expect(states).toEqual([
      ['unchanged', true, 'bar'],
      ['rewritten', true, 'bar added'],
      ['unchanged', true, 'bar'],
    ])
    expect(arrows.map(({ tip }) => toEdge(tip, directories[1]!.place))).toEqual([2])
  })
})

describeForms('row-and-column-chunks', (form, isWide) => {
  const plain = form.areas.filter(({ kind, classes }) => kind === 'bar' && classes.length === 1)

  it('has five rows in each system before they become columns', () => {
    expect(plain).toHaveLength(10)
    expect(new Set(plain.map(({ place }) => `${place.width} ${place.height}`)).size).toBe(1)
    expect(new Set(plain.map(left)).size).toBe(1)
  })

  it('has four columns for each segment and for each day', () => {
    const names = ['BTC-USDT', 'ETH-USDT', '07-01', '07-02', '07-03']
    const columns = marked(form, 'link')
    expect(columns).toHaveLength(20)
    for (const [at, name] of names.entries()) {
      const own = columns.slice(at * 4, at * 4 + 4)
      const text = form.texts.find((each) => each.text === name)!
      const center = (left(own[0]!) + right(own[3]!)) / 2
      expect(Math.abs(middle(text.place)[0] - center), name).toBeLessThan(1)
      expect(text.place.y).toBeGreaterThan(own[0]!.place.y + own[0]!.place.height)
      expect(text.classes).toContain('code')
    }
    expect(columns.every(({ place }) => place.height === 86)).toBe(true)
  })

  it('has the rows beside their columns, or above them', () => {
    const [rows, columns] = [plain[0]!, marked(form, 'link')[0]!]
    expect(isWide ? right(rows) < left(columns) : rows.place.y < columns.place.y).toBe(true)
  })
})

describeForms('rows-in-time-order', (form) => {
  const rows = form.areas.filter(({ kind }) => kind === 'bar')
  const [arrived, stored] = [rows.slice(0, 6), rows.slice(6)]

  it('stores the rows of the previous day first, and each day in the order of time', () => {
    const times = stored.map(textOf)
    expect(times.slice(1)).toEqual(
      arrived
        .map(textOf)
        .filter((time) => time !== '23:50')
        .sort(),
    )
    expect(times[0]).toBe('23:50')
    expect(arrived.map(textOf)).toEqual(['10:10', '10:05', '23:50', '09:55', '11:00', '10:20'])
    expect(stored.map(left)).toEqual(stored.map(left).sort((one, other) => one - other))
  })

  it('leads each row to its place on disk', () => {
    const ways = form.arrows.filter(({ way }) => way[1] === 1)
    expect(ways).toHaveLength(6)
    for (const [at, { line, tip }] of ways.entries()) {
      const target = stored.find((row) => textOf(row) === textOf(arrived[at]!))!
      expect(toEdge(line[0]!, arrived[at]!.place)).toBe(0)
      expect(toEdge(tip, target.place)).toBeLessThanOrEqual(2)
      expect(Math.abs(tip[0] - middle(target.place)[0])).toBeLessThan(1)
    }
  })

  it('has each stored row in the partition of its day', () => {
    const [first, second] = form.areas.filter(({ kind }) => kind === 'panel')
    for (const row of stored)
      expect(margin((textOf(row) === '23:50' ? first : second)!.place, row.place)).toBeGreaterThan(0)
  })

  it('marks the rows of the hour that the query reads, from the first to the last', () => {
    const read = marked(form, 'accent')
    expect(read.map(textOf)).toEqual(['10:05', '10:10', '10:20'])
    const ends = form.arrows.filter(({ way }) => way[1] === -1).map(({ tip }) => tip[0])
    const inside = [(ends[0] ?? NaN) - left(read[0]!), right(read[2]!) - (ends[1] ?? NaN)]
    expect(inside.filter((distance) => distance >= 0 && distance <= 8)).toHaveLength(2)
    expect(ends).toHaveLength(2)
  })

  it('marks the row of the previous day wherever it is', () => {
    expect(marked(form, 'link').map(textOf)).toEqual(['23:50', '23:50'])
  })
})

describeForms('storage-model', ({ grids: [rows, times, keys, values, dictionary] }) => {
  it('has each column of the rows in a file of its own', () => {
    expect(bodyOf(times)).toEqual(column(rows, 'ts'))
    expect(bodyOf(values)).toEqual(column(rows, 'value'))
    expect([times, keys, values].map((grid) => grid?.[0]?.cells[0])).toEqual(['ts.d', 'sensor.d', 'value.d'])
  })

  it('has keys that the dictionary turns back into strings', () => {
    const strings = new Map(
      bodyOf(dictionary).map((entry): [string, string] => [
        entry.split(' = ')[0] ?? '',
        entry.split(' = ')[1] ?? '',
      ]),
    )
    expect(bodyOf(keys).map((key) => strings.get(key))).toEqual(column(rows, 'sensor'))
    expect([kindsOf(keys), kindsOf(dictionary)]).toEqual([
      ['link', 'link', 'link'],
      ['link', 'link'],
    ])
  })
})

describeForms('symbol-dictionary', ({ grids: [first, second, firstKeys, secondKeys, dictionary] }) => {
  const strings = new Map(dictionary?.slice(1).map(({ cells: [key, string] }) => [key, string]))

  it.each([
    ['first', first, firstKeys],
    ['second', second, secondKeys],
  ])('has keys of the %s day that the dictionary turns back into strings', (_, rows, keys) => {
    expect(bodyOf(keys).map((key) => strings.get(key))).toEqual(column(rows, 'symbol'))
    expect(kindsOf(keys)).toEqual(kindsOf(rows))
  })

  it('has a new key for each new string, and each string once', () => {
    expect([...strings.keys()]).toEqual(['0', '1', '2', '3'])
    expect(new Set(strings.values()).size).toBe(4)
  })

  it('marks the strings that repeat, each in its own color everywhere', () => {
    const kinds = (rows: readonly DrawnRow[] = [], at: number) =>
      rows.slice(1).map(({ cells, kind }) => [cells[at], kind])
    const all = [...kinds(first, 1), ...kinds(second, 1), ...kinds(dictionary, 1)]
    const expected = new Map([
      ['BTC-USDT', 'accent'],
      ['ETH-USDT', 'link'],
    ])
    for (const [string = '', kind] of all) expect(kind, string).toBe(expected.get(string) ?? '')
  })

  it('has the times of each day in order', () => {
    for (const rows of [first, second])
      expect(column(rows, 'timestamp')).toEqual([...column(rows, 'timestamp')].sort())
  })
})

describeForms('ttl', (form, isWide) => {
  const days = form.areas.filter(({ classes }) => classes.includes('removed') || classes.includes('added'))
  const [before, after] = [days.slice(0, 6), days.slice(6)]

  it('expires the days before the TTL, and all days after a row from the future', () => {
    const kinds = (parts: readonly DrawnArea[]): (string | undefined)[] =>
      parts.map(({ classes }) => classes[1])
    expect(kinds(before)).toEqual(['removed', 'removed', 'added', 'added', 'added', 'added'])
    expect(kinds(after)).toEqual(Array(6).fill('removed'))
    expect(before.map((day) => textOf(day).replace('July ', ''))).toEqual(Array.from('123456'))
    expect(after.map(textOf)).toEqual(before.map(textOf))
  })

  it('has its time line from 09:00 of July 3 to 09:00 of July 6', () => {
    const [axis = []] = form.lines
    const nine = ({ place }: DrawnArea): number => place.x + (place.width * 9) / 24
    expect(Math.abs((axis[0]?.[0] ?? NaN) - nine(before[2]!))).toBeLessThan(1)
    expect(Math.abs((axis.at(-1)?.[0] ?? NaN) - nine(before[5]!))).toBeLessThan(1)
    expect(toLine(axis[0] ?? [NaN, NaN], form.lines[1] ?? [])).toBeLessThan(1)
  })

  it('includes the month in the name of a day where it fits', () => {
    expect(textOf(before[0]!)).toBe(isWide ? 'July 1' : '1')
  })
})

describeForms('view-refresh', (form) => {
  const edges = form.lines.filter((line) => line[0]?.[0] === line[1]?.[0]).map((line) => line[0]?.[0] ?? NaN)
  const [from = NaN, to = NaN] = edges
  const isIn = (x: number): boolean => x > from && x < to

  it('has all new rows in one hour, which has earlier rows as well', () => {
    const xs = (kind: string): number[] =>
      form.dots.filter(({ classes }) => classes.includes(kind)).map(({ point }) => point[0])
    expect(edges).toHaveLength(2)
    expect(xs('accent').map(isIn)).toEqual([true, true, true, true])
    expect(xs('muted').filter(isIn).length).toBeGreaterThan(2)
    expect(xs('muted').filter((x) => x < from).length).toBeGreaterThan(2)
    expect(xs('muted').filter((x) => x > to).length).toBeGreaterThan(2)
  })

  it('replaces the bucket of this hour, and no other', () => {
    const buckets = form.areas.filter((area) => ['replaced', 'unchanged'].includes(textOf(area)))
    expect(buckets.map(textOf)).toEqual(['unchanged', 'replaced', 'unchanged'])
    expect(buckets.map(({ classes }) => classes[1])).toEqual(['muted', 'accent', 'muted'])
    expect(buckets.map(({ place }) => isIn(place.x) && isIn(place.x + place.width))).toEqual([
      false,
      true,
      false,
    ])
    for (const { place } of marked(form, 'accent'))
      expect([place.x - from, to - place.x - place.width]).toEqual([3, 3])
  })

  it('names each hour at its beginning', () => {
    const hours = form.texts.filter(({ text }) => /^\d\d:00$/.test(text))
    expect(hours.map(({ text }) => text)).toEqual(['08:00', '09:00', '10:00'])
    const gaps = hours.slice(1).map(({ place }, at) => place.x - (edges[at] ?? NaN))
    expect(new Set(gaps).size).toBe(1)
    expect(gaps[0]).toBeGreaterThan(0)
    expect((hours[1]?.place.x ?? NaN) - (hours[0]?.place.x ?? NaN)).toBe(to - from)
  })
})

describeForms('write-ahead-log', ({ grids: [order], areas }) => {
  it('numbers the transactions of two logs in one order', () => {
    expect(order?.map(({ cells }) => cells.join(' '))).toEqual(['txn log', '1 wal1', '2 wal2', '3 wal1'])
    expect(areas.filter(({ kind }) => kind === 'file').map(textOf)).toEqual(['wal1/0 in arrival order', 'wal2/0 in arrival order']) // prettier-ignore
  })
})

describeForms('write-and-query', (form) => {
  const files = form.areas.filter((area) => area.kind === 'bar' && textOf(area) === '')
  const [panel] = form.areas.filter((area) => area.kind === 'panel' && textOf(area).startsWith('Table'))

  it('has a file for each column and day, of which the query reads two', () => {
    expect(files).toHaveLength(9)
    expect(files.map(({ classes }) => (classes.includes('accent') ? 1 : 0))).toEqual([
      0, 0, 1, 0, 0, 0, 0, 0, 1,
    ])
    expect(files.every(({ place }) => margin(panel!.place, place) > 0)).toBe(true)
  })

  it('has the name of each column at the left, and each day above its files', () => {
    for (const [at, name] of ['timestamp', 'symbol', 'price'].entries()) {
      const text = form.texts.find((each) => each.text === name)!
      expect(Math.abs(middle(text.place)[1] - middle(files[at * 3]!.place)[1])).toBeLessThan(2)
      expect(text.classes).toEqual(['start', 'code'])
    }
    for (const [at, day] of ['July 1', 'July 2', 'July 3'].entries()) {
      const text = form.texts.find((each) => each.text === day)!
      expect(middle(text.place)[0]).toBeCloseTo(middle(files[at]!.place)[0])
      expect(text.place.y).toBeLessThan(files[at]!.place.y)
    }
  })

  it('has the rows of the log in the order of arrival, in which one is late', () => {
    const rows = form.areas.map(textOf).filter((text) => /^July \d, \d\d:\d\d$/.test(text))
    expect(rows).toEqual(['July 3, 10:02', 'July 3, 10:00', 'July 2, 23:59', 'July 3, 10:01'])
  })
})
