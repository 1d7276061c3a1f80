import { expect, it, vi } from 'vitest'
import type { ExampleFields } from './example-node'
import { usesFinder } from './uses-of'

const example = (route: string, line: number | null, ...functions: string[]) =>
  ({ route, line, anchor: String(line), functions }) as ExampleFields
const tracked = vi.fn()
const context = { nodeModel: { findAll: vi.fn(), findOne: vi.fn(), trackPageDependencies: tracked } }

it('finds the examples of a function in order of pages and lines, each once', () => {
  const usesOf = usesFinder(() => [
    example('/b/', 9, 'sum', 'avg'),
    example('/b/', 2, 'avg', 'avg'),
    example('/a/', 30, 'avg'),
    example('/a/', null, 'avg'),
  ])
  expect(usesOf('avg', context).map(({ route, anchor }) => [route, anchor])).toEqual([
    ['/a/', 'null'],
    ['/a/', '30'],
    ['/b/', '2'],
    ['/b/', '9'],
  ])
  expect(usesOf('sum', context)).toHaveLength(1)
})

it('tells Gatsby that a page depends on examples, also where none was found', () => {
  tracked.mockClear()
  expect(usesFinder(() => [])('median', context)).toEqual([])
  expect(tracked).toHaveBeenCalledWith([], { connectionType: 'Example' })
})

it('asks for the examples once', () => {
  const getExamples = vi.fn(() => [example('/a/', 1, 'avg')])
  const usesOf = usesFinder(getExamples)
  expect(getExamples).not.toHaveBeenCalled()
  usesOf('avg', context)
  usesOf('sum', context)
  expect(getExamples).toHaveBeenCalledTimes(1)
})
