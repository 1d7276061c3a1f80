import { z } from 'zod'
import type { Remedies } from '../yaml-source'

const text = z.string('is missing or not a string').trim().min(1, 'is empty')

const row = z.strictObject({
  name: text,
  /** Threads that loaded. */
  threads: z.int('is not an integer').min(1, 'is below 1').optional(),
  /** Of a query: its median time when its data is in the page cache. */
  value: z.number('is missing or not a number').min(0, 'is below zero'),
  /** The same after the page cache was emptied, in the same unit. */
  cold: z.number('is not a number').min(0, 'is below zero').optional(),
})

/** Shape of a file in content/benchmarks. */
export const benchmarkSchema = z
  .strictObject({
    title: text,
    /** Who published the figures; left out if a command of this project measured them. */
    source: z
      .strictObject({
        title: text,
        measuredBy: text,
        urls: z.array(z.url('is not a full URL')).min(1, 'is empty'),
      })
      .optional(),
    /** The command that measured them and wrote the file: `make measure`. */
    command: text.optional(),
    /** Year, month or day of the measurement: `2021`, `2021-06`, `2021-06-16`. */
    date: z
      .union([z.int(), z.string()], 'is missing or not a date')
      .refine((date) => /^20\d\d(-\d\d(-\d\d)?)?$/.test(String(date)), 'is not a year, a month or a day'),
    versions: text,
    hardware: text,
    /** Of every value. */
    unit: text,
    note: text.optional(),
    series: z
      .record(
        z.string().regex(/^[a-z0-9-]+$/, 'is not in kebab-case'),
        z.strictObject({
          title: text,
          /** Head of the column of names; `Product` without it. */
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

/** Figures of one benchmark, with what a reader has to know to judge them. */
export type Benchmark = z.infer<typeof benchmarkSchema>

/** What to write where a file is wrong. */
export const BENCHMARK_REMEDIES: Remedies = {
  date: 'write a year, or a day in quotes: "2021-06-16"',
  source: 'name the source of published figures, or the command that measured them',
  urls: 'list the URLs of the source, starting with https://',
  value: 'write a number in the unit of the file, without commas',
  cold: 'write a number in the unit of the file, or omit cold',
  threads: 'write a positive integer, or omit threads',
  rows: 'write at least two rows: - { name: QuestDB, threads: 4, value: 959000 }',
  unknown: 'remove the key',
  '*': 'use the format of content/benchmarks/tsbs-2021.yml',
}
