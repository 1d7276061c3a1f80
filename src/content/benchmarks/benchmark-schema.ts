import { z } from 'zod'
import { webAddress } from '../addresses'
import type { Remedies } from '../yaml-source'

const text = z.string('is missing or not a string').trim().min(1, 'is empty')

const row = z.strictObject({
  name: text,
  /** Number of threads used to load the data. */
  threads: z.int('is not an integer').min(1, 'is below 1').optional(),
  /** Median time of a query with its data in the page cache. */
  value: z.number('is missing or not a number').min(0, 'is below zero'),
  /** The same after the page cache was cleared, in the same unit. */
  cold: z.number('is not a number').min(0, 'is below zero').optional(),
})

/** Schema of a file in content/benchmarks. */
export const benchmarkSchema = z
  .strictObject({
    title: text,
    /** Publisher of the figures; omitted if a command of this project measured them. */
    source: z
      .strictObject({
        title: text,
        measuredBy: text,
        urls: z.array(webAddress).min(1, 'is empty'),
      })
      .optional(),
    /** The command that measured them and wrote the file: `make measure`. */
    command: text.optional(),
    /** Year, month, or day of the measurement: `2021`, `2021-06`, `2021-06-16`. */
    date: z
      .union([z.int(), z.string()], 'is missing or not a date')
      .refine((date) => /^20\d\d(-\d\d(-\d\d)?)?$/.test(String(date)), 'is not a year, a month, or a day'),
    versions: text,
    hardware: text,
    /** Unit of all values. */
    unit: text,
    /** Which values are better. */
    better: z.enum(['higher', 'lower'], 'is neither higher nor lower'),
    note: text.optional(),
    series: z
      .record(
        z.string().regex(/^[a-z0-9-]+$/, 'is not in kebab-case'),
        z.strictObject({
          title: text,
          /** Header of the column of names; `Product` by default. */
          label: text.optional(),
          rows: z.array(row).min(2, 'has fewer than two rows'),
        }),
      )
      .refine((series) => Object.keys(series).length > 0, 'is empty'),
  })
  .refine(({ source, command }) => (source === undefined) !== (command === undefined), {
    path: ['source'],
    message: 'and command are both present or both missing',
  })

/** Figures of a benchmark, with the facts required to interpret them. */
export type Benchmark = z.infer<typeof benchmarkSchema>

/** Suggestions for invalid files. */
export const BENCHMARK_REMEDIES: Remedies = {
  date: 'write a year, or a day in quotes: "2021-06-16"',
  source: 'name the source of published figures, or the command that measured them',
  urls: 'list the URLs of the source, starting with https://',
  value: 'write a number in the unit of the file, without commas',
  cold: 'write a number in the unit of the file, or omit cold',
  threads: 'write a positive integer, or omit threads',
  better: 'write higher if a higher value is better, as for rates, or lower, as for times',
  rows: 'write at least two rows: - { name: QuestDB, threads: 4, value: 959000 }',
  unknown: 'remove the key',
  '*': 'use the format of content/benchmarks/tsbs-2021.yml',
}
