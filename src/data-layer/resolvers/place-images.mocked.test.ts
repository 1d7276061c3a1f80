import type { CreateResolversArgs } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageImage } from '../../markdown/page-context'
import { placeImages } from './place-images'

vi.mock('gatsby-plugin-sharp', () => ({ generateImageData: vi.fn() }))

const api = {
  getNodesByType: () => ['a', 'b'].map((name) => ({ absolutePath: `/images/${name}.png` })),
} as unknown as CreateResolversArgs

const image = (alt: string, name = 'a', width = 400): PageImage => ({
  absolutePath: `/images/${name}.png`,
  alt,
  width,
  height: 300,
})
const mark = (number: number) => `<img data-page-image="${number}" alt="x">`
const placed = (images: readonly PageImage[], html = mark(0), family: 'docs' | 'pages' = 'docs') =>
  placeImages(html, images, family, api)

beforeEach(() => {
  vi.mocked(generateImageData)
    .mockReset()
    .mockImplementation(({ file, args }) => {
      const { absolutePath } = file as unknown as { absolutePath: string }
      const { width = 0 } = args as { width?: number }
      const fallback = { src: `/static${absolutePath}`, srcSet: `/static${absolutePath} 1x`, sizes: '100vw' }
      return Promise.resolve({ layout: 'constrained', width, height: 300, images: { fallback } })
    })
})

describe('the alternative text of an image', () => {
  it.each([
    ['Rows & columns', 'Rows &amp; columns'],
    ['The "trades" table', 'The &quot;trades&quot; table'],
    ['Rows where a < b', 'Rows where a &lt; b'],
    ['The text &lt;', 'The text &amp;lt;'],
    ['"><script>', '&quot;>&lt;script>'],
  ])('is escaped: %s', async (alt, escaped) => {
    const html = await placed([image(alt)])
    expect(html).toContain(` alt="${escaped}" `)
    expect(html).toContain(` aria-label="Enlarge: ${escaped}">`)
  })
})

it('each placeholder is replaced by its own image', async () => {
  const html = await placed([image('One'), image('Two', 'b')], `<p>${mark(1)}</p><p>${mark(0)}</p>`)
  expect(html).toMatch(
    /^<p>.*src="\/static\/images\/b\.png".*<\/p><p>.*src="\/static\/images\/a\.png".*<\/p>$/,
  )
  expect(html).not.toContain('data-page-image')
})

it('a placeholder is replaced entirely even if its alternative text contains a tag', async () => {
  const html = await placed([image('a > b')], '<p><img data-page-image="0" alt="a > b <i>">!</p>')
  expect(html).toMatch(/^<p><span class="picture".*<\/span>!<\/p>$/)
  expect(html.match(/a > b/g)).toHaveLength(2)
})

it.each([
  ['docs', 400, 400],
  ['docs', 3000, 736],
  ['pages', 3000, 1200],
] as const)('an image of %s that is %d pixels wide is displayed in %d', async (family, width, shown) => {
  expect(await placed([image('One', 'a', width)], mark(0), family)).toContain(`style="width:${shown}px"`)
})

it('an image that the pipeline does not know or cannot process stops the build', async () => {
  await expect(placed([image('One', 'none')])).rejects.toThrow('no File node for /images/none.png')
  vi.mocked(generateImageData).mockResolvedValue(undefined)
  await expect(placed([image('One')])).rejects.toThrow('/images/a.png could not be processed')
})
