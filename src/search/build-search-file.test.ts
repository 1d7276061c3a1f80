import { expect, it } from 'vitest'
import { buildSearchFile, documentsOf, type IndexedPage } from './build-search-file'

const section = (heading: string | null, text: string) => ({
  anchor: heading?.toLowerCase().replace(/ /g, '-') ?? null,
  heading,
  text,
  code: '',
})

const PAGE: IndexedPage = {
  route: '/docs/concept/symbol/',
  title: 'Symbol',
  description: 'Strings that repeat.',
  label: 'Symbol',
  keywords: [],
  place: ['Concepts'],
  sections: [section(null, 'Opening.'), section('See also', 'Partitions'), section('Capacity', 'Values.')],
  functions: [],
  errors: [],
}

it('does not search sections that contain only links', () => {
  const documents = documentsOf([PAGE], new Set())
  expect(documents.map(({ heading, text }) => [heading, text])).toEqual([
    ['', 'Opening.'],
    ['', ''],
    ['Capacity', 'Values.'],
  ])
})

it('keeps their places, by which the index and the excerpts find sections', () => {
  const { file, texts } = buildSearchFile([PAGE], { synonyms: [], suggestions: [], parameters: new Set() })
  expect(file.sections).toEqual([[null, 'See also', 'Capacity']])
  expect(texts[0]?.map(({ text }) => text)).toEqual(['Opening.', 'Partitions', 'Values.'])
})
