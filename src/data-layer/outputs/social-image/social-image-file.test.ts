import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureSocialImage } from './social-image-file'

const input = { title: 'ASOF JOIN', section: 'SQL reference', description: 'Joins rows by time.' }

let folder: string
let outDir: string
let cacheDir: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'social-image-'))
  outDir = path.join(folder, 'public')
  cacheDir = path.join(folder, 'cache')
})
afterEach(() => rm(folder, { recursive: true }))

const renderer = () =>
  vi.fn(({ title }: { title: string }) => Promise.resolve(Buffer.from(`picture of ${title}`)))

describe('ensureSocialImage', () => {
  it('publishes the picture under a name that changes with its content', async () => {
    const render = renderer()
    const name = await ensureSocialImage({ outDir, cacheDir, input, render })
    expect(name).toMatch(/^\/social\/[0-9a-f]{20}\.png$/)
    expect(await readFile(path.join(outDir, name), 'utf8')).toBe('picture of ASOF JOIN')
    const others = await Promise.all(
      [{ title: 'LT JOIN' }, { section: 'Guides' }, { description: 'Other.' }].map((change) =>
        ensureSocialImage({ outDir, cacheDir, input: { ...input, ...change }, render }),
      ),
    )
    expect(new Set([name, ...others]).size).toBe(4)
  })

  it('draws a picture once, however often and at the same time it is asked for', async () => {
    const render = renderer()
    const request = { outDir, cacheDir, input, render }
    const names = await Promise.all([request, request, request].map(ensureSocialImage))
    names.push(await ensureSocialImage(request))
    expect(new Set(names).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('copies from the cache after the published folder was emptied', async () => {
    const render = renderer()
    const name = await ensureSocialImage({ outDir, cacheDir, input, render })
    await rm(outDir, { recursive: true })
    await ensureSocialImage({ outDir, cacheDir, input, render })
    expect(render).toHaveBeenCalledTimes(1)
    expect(await readFile(path.join(outDir, name), 'utf8')).toBe('picture of ASOF JOIN')
  })

  it('leaves nothing behind when drawing fails, and tries again the next time', async () => {
    const broken = vi.fn(() => Promise.reject(new Error('no fonts')))
    await expect(ensureSocialImage({ outDir, cacheDir, input, render: broken })).rejects.toThrow('no fonts')
    expect(await readdir(folder)).toEqual([])
    const name = await ensureSocialImage({ outDir, cacheDir, input, render: renderer() })
    expect(await readdir(path.join(outDir, 'social'))).toEqual([path.basename(name)])
  })
})
