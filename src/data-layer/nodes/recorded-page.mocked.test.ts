import type { CreateNodeArgs, Node } from 'gatsby'
import { beforeEach, expect, it, vi } from 'vitest'
import { renewRecordedPage } from './recorded-page'
import { createWrittenPageNode } from './written-page-node'

vi.mock('./written-page-node', () => ({ createWrittenPageNode: vi.fn() }))
beforeEach(() => void vi.mocked(createWrittenPageNode).mockClear())

const node = (id: string, type: string, absolutePath?: string, children: string[] = []) =>
  ({ id, children, absolutePath, internal: { type } }) as unknown as Node

/** Ids of the Mdx nodes whose page is made again when this file changes. */
async function renewed(absolutePath: string, hasPage: boolean): Promise<string[]> {
  const nodes = [
    node('other', 'File', '/content/docs/other.mdx', ['other mdx']),
    node('other mdx', 'Mdx', undefined, ['other page']),
    node('file', 'File', '/content/docs/symbol.mdx', ['mdx']),
    node('mdx', 'Mdx', undefined, hasPage ? ['page'] : []),
  ]
  await renewRecordedPage({
    node: node('changed', 'File', absolutePath),
    getNode: (id: string) => nodes.find((one) => one.id === id),
    getNodesByType: (type: string) => nodes.filter((one) => one.internal.type === type),
  } as unknown as CreateNodeArgs)
  return vi.mocked(createWrittenPageNode).mock.calls.map(([api]) => api.node.id)
}

it('makes the page again whose record has changed', async () => {
  expect(await renewed('/content/docs/symbol.examples.json', true)).toEqual(['mdx'])
})

it('leaves a page alone that has no node yet, and every file that is no record', async () => {
  expect(await renewed('/content/docs/symbol.examples.json', false)).toEqual([])
  expect(await renewed('/content/docs/symbol.mdx', true)).toEqual([])
  expect(await renewed('/content/docs/none.examples.json', true)).toEqual([])
})
