import { z } from 'zod'
import type { Remedies } from '../../src/content/yaml-source'

const text = z.string('is missing or not a string').trim().min(1, 'is empty')
const pixels = z.int('is not an integer').min(400, 'is below 400').max(2000, 'is above 2000')

/** What may be shown below the editor: rows, or the charts that the console draws of them. */
const SHOWN = ['grid', 'bar', 'line', 'area'] as const

/** Actions in the console. */
const stepSchema = z
  .strictObject({
    click: text.optional(),
    contextMenu: text.optional(),
    write: text.optional(),
    press: text.optional(),
    choose: z.tuple([text, text], 'is not a selector and an option').optional(),
    upload: text.optional(),
    wait: text.optional(),
  })
  .refine((step) => Object.keys(step).length === 1, 'is not exactly one action')

const sceneSchema = z
  .strictObject({
    name: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case'),
    datasets: z.array(text, 'is missing or not a list').min(1, 'lists no demo tables'),
    sql: text
      .refine((sql) => !/^\s*$/m.test(sql), 'has an empty line')
      .refine(
        (sql) => sql.indexOf(';') === sql.length - 1,
        'is not a single statement that ends with a semicolon',
      )
      .optional(),
    show: z.enum(SHOWN, `is not one of ${SHOWN.join(', ')}`).optional(),
    columnsOf: text.optional(),
    steps: z.array(stepSchema, 'is not a list').default([]),
    clip: text.optional(),
    divider: z.int('is not an integer').min(160, 'is below 160').optional(),
    // by default, text stays sharp on dense screens and when a reader enlarges the image
    scale: z.int('is not an integer').min(1, 'is below 1').max(3, 'is above 3').default(2),
    log: z.boolean('is not true or false').default(false),
    viewport: z.tuple([pixels, pixels], 'is not a width and a height'),
  })
  .superRefine(({ datasets, columnsOf, sql, show }, issues) => {
    if (show !== undefined && sql === undefined)
      issues.addIssue({ code: 'custom', path: ['show'], message: 'has no result to show' })
    if (columnsOf !== undefined && !datasets.includes(columnsOf))
      issues.addIssue({
        code: 'custom',
        path: ['columnsOf'],
        message: `${columnsOf} is not a table of this scene`,
      })
  })

/**
 * Shape of content/screenshots.yml.
 * @param known names of the demo tables
 */
export const scenesSchema = (known: ReadonlySet<string>) =>
  z
    .strictObject({
      instance: text,
      scenes: z.array(sceneSchema, 'is missing or not a list').min(1, 'is empty'),
    })
    .superRefine(({ scenes }, issues) => {
      const names = new Set<string>()
      scenes.forEach(({ name, datasets }, at) => {
        if (names.has(name))
          issues.addIssue({ code: 'custom', path: ['scenes', at, 'name'], message: 'is used twice' })
        names.add(name)
        datasets.forEach((table, place) => {
          if (known.has(table)) return
          const path = ['scenes', at, 'datasets', place]
          issues.addIssue({ code: 'custom', path, message: `unknown demo table ${table}` })
        })
      })
    })

/** What content/screenshots.yml says. */
export type Scenes = z.infer<ReturnType<typeof scenesSchema>>

/** One action of a scene. */
export type Step = z.infer<typeof stepSchema>

/** One picture. */
export type Scene = Scenes['scenes'][number]

/** How to fix each kind of error in the file. */
export const SCENE_REMEDIES: Remedies = {
  name: 'write a unique name in kebab-case, such as sample-by-grid',
  'scenes.datasets': 'write names of files in content/datasets without .sql: [trades]',
  sql: 'write a single statement after sql: |, without empty lines, and end it with a semicolon',
  show: `write one of ${SHOWN.join(', ')}, and only for a scene with sql`,
  steps: `write one action for each step: ${Object.keys(stepSchema.shape).join(', ')}`,
  clip: "write a CSS selector of the console: '[data-hook=create-table-panel]'",
  columnsOf: 'name a table listed under datasets, or omit columnsOf',
  divider: 'write its distance from the top of the window in pixels: 340',
  scale: 'write 1, 2, or 3 image pixels per CSS pixel, or omit scale',
  viewport: 'write width and height in pixels: [1280, 760]',
  unknown: 'remove the key',
  '*': 'use the format described at the top of the committed file',
}
