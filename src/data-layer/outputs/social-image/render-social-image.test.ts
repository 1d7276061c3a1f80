import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderSocialImage } from './render-social-image'

const long =
  'How a trading desk moved eleven years of tick data from one database to another and told everybody about it'

/** Smallest frame around everything that is as bright as text, in pixels. */
async function textFrame(png: Buffer): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const frame = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let index = 0; index < data.length; index += info.channels) {
    if ((data[index] ?? 0) < 150) continue
    const [x, y] = [(index / info.channels) % info.width, Math.floor(index / info.channels / info.width)]
    frame.left = Math.min(frame.left, x)
    frame.right = Math.max(frame.right, x)
    frame.top = Math.min(frame.top, y)
    frame.bottom = Math.max(frame.bottom, y)
  }
  return frame
}

describe('renderSocialImage', () => {
  it('draws a small PNG of the size that networks ask for', async () => {
    const png = await renderSocialImage({
      title: 'Working with timestamps and time zones',
      section: 'Guides',
      description:
        'Convert, truncate and compare timestamps, and show them in the time zone of your readers.',
    })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(80_000)
  })

  it.each([
    ['a short title', 'ASOF JOIN'],
    ['a long title', long],
    ['a title far too long', `${long} ${long} ${long}`],
    ['a word wider than the picture', 'cairo.wal.segment.rollover.row.count.'.repeat(6)],
    ['wide letters', 'WWWWW MMMMM WWWWW MMMMM WWWWW MMMMM WWWWW MMMMM WWWWW MMMMM'],
  ])('keeps %s inside the margins', async (_, title) => {
    const frame = await textFrame(
      await renderSocialImage({ title, section: 'Blog', description: `${long}. ${long}` }),
    )
    expect(frame.left).toBeGreaterThanOrEqual(78)
    expect(frame.right).toBeLessThanOrEqual(1122)
    expect(frame.top).toBeGreaterThanOrEqual(70)
    expect(frame.bottom).toBeLessThanOrEqual(570)
  })

  it('shows the section and the description', async () => {
    const bare = await renderSocialImage({ title: 'ASOF JOIN', section: '', description: '' })
    const section = await renderSocialImage({ title: 'ASOF JOIN', section: 'SQL reference', description: '' })
    const description = await renderSocialImage({
      title: 'ASOF JOIN',
      section: '',
      description: 'Joins by time.',
    })
    expect(section.equals(bare)).toBe(false)
    expect(description.equals(bare)).toBe(false)
  })

  it('draws what has no glyph as if it were not there', async () => {
    const rest = { section: 'Blog', description: '' }
    const plain = await renderSocialImage({ title: 'Fast joins', ...rest })
    expect((await renderSocialImage({ title: 'Fast 🚀 joins 時系列', ...rest })).equals(plain)).toBe(true)
  })
})
