import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { openErrorLines } from './open-errors'
import { remarkKeepTree } from './steps/markdown-copy'
import { runSteps } from './steps/test-steps'

const linesOf = async (...lines: string[]) => {
  const { context } = await runSteps(lines.join('\n'), { remark: [remarkKeepTree] })
  return openErrorLines(context.mdast ?? { type: 'root', children: [] })
}

const failing = ['```questdb-sql error="no such table"', 'SELECT 1', '```', '']

it('examples of errors count where readers see them at once', async () => {
  expect(
    await linesOf(
      ...failing,
      ...['```questdb-sql title="error"', 'SELECT 1', '```', '', '```text', 'error="x"', '```', ''],
      ...['<Band>', '', ...failing, '</Band>', ''],
      ...['<Details summary="Errors">', '', '<Band>', '', ...failing, '</Band>', '', '</Details>', ''],
      ...['- Item', '', '  ```questdb-sql error="x"', '  SELECT 1', '  ```'],
    ),
  ).toEqual([1, 15, 35])
})

it('an example without a place has no line', () => {
  const tree: Root = { type: 'root', children: [{ type: 'code', meta: 'error="x"', value: '' }] }
  expect(openErrorLines(tree)).toEqual([0])
})

it('invalid flags are an error', async () => {
  await expect(linesOf('```text unknown', 'x', '```')).rejects.toThrow(/unknown flag/)
})
