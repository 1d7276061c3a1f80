import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../page-context'
import { rehypeComponents } from './rehype-components'
import { rehypeImages, type ImageSize } from './rehype-images'
import { runSteps } from './test-steps'

const FOLDER = '/site/content/images'
const beside = (name: string) =>
  path.relative(`${process.cwd()}/tests/fixtures/content`, path.join(FOLDER, name))

/** Sizes in bytes of the files in the folder. */
const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'small.png': 10,
    'full.png': 1_500_000,
    'over.png': 1_500_001,
    'large.png': 2_340_000,
    'line.SVG': 2_000_000,
    'x.svg.png': 10,
  }).map(([name, bytes]) => [path.join(FOLDER, name), bytes]),
)
const fileSize = (file: string) => SIZES.get(file)

const PICTURE = beside('small.png')

const compile = (body: string, size: ImageSize = () => Promise.resolve({ width: 800, height: 400 })) =>
  runSteps(body, {
    rehype: [rehypeComponents, (context: PageContext) => rehypeImages(context, size)],
    fileSize,
  })

it('images inside components are placed like any other', async () => {
  const { html, context } = await compile(
    `![A chart](${PICTURE})\n\n<Split>\n\n<Pane>\n\nText.\n\n</Pane>\n\n<Pane>\n\n![A grid](${PICTURE})\n\n</Pane>\n\n</Split>`,
  )
  expect(context.images.map(({ alt }) => alt)).toEqual(['A chart', 'A grid'])
  expect(html.match(/<img data-page-image="\d"/g)).toHaveLength(2)
})

it('an image inside a component must exist and have a text alternative', async () => {
  const body = '<Split>\n\n<Pane>\n\nText.\n\n</Pane>\n\n<Pane>\n\n![](./nothing.png)\n\n</Pane>\n\n</Split>'
  const problems = (await compile(body)).problems.join('\n')
  expect(problems).toMatch(/:11: the image \.\/nothing\.png has no alt text/)
  expect(problems).toMatch(/:11: the image \.\/nothing\.png does not exist/)
})

describe('an image', () => {
  const compile = async (
    body: string,
    size: ImageSize = () => Promise.resolve({ width: 800, height: 400 }),
  ) => {
    const noted: string[] = []
    const step = (context: PageContext) => rehypeImages(context, size)
    const result = await runSteps(body, {
      rehype: [step],
      fileSize,
      noteFile: (file) => noted.push(path.basename(file)),
    })
    return { ...result, noted, images: result.context.images }
  }

  it('is replaced by a placeholder with its number and its text', async () => {
    const small = beside('small.png')
    const { html, images, noted, problems } = await compile(
      `![ One ](${small} "title")\n\n![Gone](./gone.png)\n\n![Two](${beside('full.png')})`,
    )
    expect(html).toContain('<img data-page-image="0" alt="One">')
    expect(html).toContain('<img data-page-image="1" alt="Two">')
    expect(images).toEqual([
      { absolutePath: path.join(FOLDER, 'small.png'), alt: 'One', width: 800, height: 400 },
      { absolutePath: path.join(FOLDER, 'full.png'), alt: 'Two', width: 800, height: 400 },
    ])
    expect(noted).toEqual(['small.png', 'full.png'])
    expect(problems).toEqual([
      'content/docs/test.mdx:3: the image ./gone.png does not exist. put the file next to the page or in content/images, and use its relative path: ./name.png.',
    ])
  })

  it.each(['', ' '])('needs a text: "%s"', async (alt) => {
    const src = beside('small.png')
    expect((await compile(`Text.\n\n![${alt}](${src})`)).problems).toEqual([
      `content/docs/test.mdx:3: the image ${src} has no alt text. describe what it shows: ![The query editor with one result](${src}).`,
    ])
  })

  it('has a relative path', async () => {
    const absolute = path.join(FOLDER, 'small.png')
    for (const src of [absolute, `/${absolute}`, 'https://example.com/x.png', 'http://example.com/x.png'])
      expect((await compile(`![x](${src})`)).problems).toEqual([
        expect.stringContaining(`:1: the image ${src} does not exist`),
      ])
  })

  it('is not too large a file', async () => {
    expect((await compile(`![x](${beside('full.png')})`)).problems).toEqual([])
    expect((await compile(`![x](${beside('over.png')})`)).problems).toEqual([
      `content/docs/test.mdx:1: the image ${beside('over.png')} is 1.5 MB. reduce it to 1.5 MB or less by using fewer pixels or stronger compression.`,
    ])
    const { problems, images } = await compile(`Text.\n\n![x](${beside('large.png')})`)
    expect(problems).toEqual([
      expect.stringContaining(':3: the image') && expect.stringContaining('is 2.3 MB'),
    ])
    expect(images).toHaveLength(1)
  })

  it.each([
    [4000, 4000, undefined],
    [4001, 10, '4001 × 10'],
    [10, 4001, '10 × 4001'],
  ])('has not too many pixels: %d × %d', async (width, height, shown) => {
    const src = beside('small.png')
    const expected =
      shown === undefined
        ? []
        : [
            `content/docs/test.mdx:1: the image ${src} has ${shown} pixels. scale it to 4000 pixels or less on each side.`,
          ]
    const { problems, images } = await compile(`![x](${src})`, () => Promise.resolve({ width, height }))
    expect(problems).toEqual(expected)
    expect(images).toMatchObject([{ width, height }])
  })

  it('of a dense screen counts its own pixels, but is shown in its size on the page', async () => {
    const pixels = { width: 4002, height: 2000 }
    const { problems, images } = await compile(`![x](${beside('small.png')})`, () =>
      Promise.resolve({ width: 2001, height: 1000, pixels }),
    )
    expect(problems).toEqual([expect.stringContaining('has 4002 × 2000 pixels')])
    expect(images).toMatchObject([{ width: 2001, height: 1000 }])
  })

  it('is not an SVG', async () => {
    expect((await compile(`![x](${beside('line.SVG')})`)).problems).toEqual([
      `content/docs/test.mdx:1: the image ${beside('line.SVG')} is an SVG, which pages cannot show. export it as a PNG.`,
    ])
    expect((await compile(`![x](${beside('x.svg.png')})`)).problems).toEqual([])
  })

  it('can be read', async () => {
    const broken = () => Promise.reject(new Error('no image'))
    const { problems, images } = await compile(`![x](${beside('large.png')})`, broken)
    expect(problems).toEqual([
      expect.stringContaining('is 2.3 MB'),
      `content/docs/test.mdx:1: the file ${beside('large.png')} could not be read as an image. export it as a PNG or JPEG.`,
    ])
    expect(images).toMatchObject([{ width: 1, height: 1 }])
  })
})
