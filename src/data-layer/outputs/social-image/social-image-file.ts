import { createHash, randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { designTokens } from '../../../base/design-tokens'
import { limitConcurrency } from './limit-concurrency'
import { FONT_FILES, MARK_FILE, renderSocialImage } from './render-social-image'
import { imageColors, type SocialImageInput } from './social-image-layout'

/** Modules that determine the appearance of images; a change renders all of them again. */
const SOURCE_FOLDER = 'src/data-layer/outputs/social-image'

/** Path of the images on the site. */
const PUBLIC_FOLDER = 'social'

const inTurn = limitConcurrency(availableParallelism())
const underWay = new Map<string, Promise<string>>()
let design: Promise<string> | undefined

/** Destination and content of an image. */
export interface SocialImageRequest {
  /** Published folder, such as Gatsby's public/. */
  outDir: string
  /** Folder that persists between builds, from which existing images are copied. */
  cacheDir: string
  input: SocialImageInput
  /** Renders the image; tests replace it. */
  render?: (input: SocialImageInput) => Promise<Buffer>
}

/**
 * Ensures that the image of a page is published. It's rendered only if neither folder contains an image with the same
 * content and design, so a build without changes only checks one file per page. It's safe to call for many pages at
 * once and from several processes.
 *
 * @returns the image's path on the site, `/social/<hash>.png`, which changes with the content
 */
export async function ensureSocialImage(request: SocialImageRequest): Promise<string> {
  const hash = await contentHash(request.input)
  const target = path.join(request.outDir, PUBLIC_FOLDER, `${hash}.png`)
  const publicName = `/${PUBLIC_FOLDER}/${hash}.png`
  const known = underWay.get(target)
  if (known) return known
  const work = publish(request, hash, target).then(() => publicName)
  underWay.set(target, work)
  try {
    return await work
  } finally {
    underWay.delete(target)
  }
}

async function publish(request: SocialImageRequest, hash: string, target: string): Promise<void> {
  if (await exists(target)) return
  const cached = path.join(request.cacheDir, `${hash}.png`)
  if (!(await exists(cached))) {
    await inTurn(async () => {
      await writeWhole(cached, await (request.render ?? renderSocialImage)(request.input))
    })
  }
  await copyWhole(cached, target)
}

/** First 20 hexadecimal digits of a digest of the content and the design. */
async function contentHash({ title, section, description }: SocialImageInput): Promise<string> {
  const content = JSON.stringify([await (design ??= designDigest()), title, section, description])
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

async function designDigest(): Promise<string> {
  const modules = (await readdir(SOURCE_FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(SOURCE_FOLDER, name))
  const colors = imageColors(designTokens(process.cwd()))
  const digest = createHash('sha256').update(JSON.stringify(colors))
  for (const file of [...modules, ...FONT_FILES.map((font) => font.file), MARK_FILE]) {
    digest.update(await readFile(file))
  }
  return digest.digest('hex')
}

async function exists(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && found.size > 0
}

/** Renaming ensures that other processes see the complete file or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await writeFile(partial, content)
  await rename(partial, file)
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  const partial = `${to}.${randomUUID()}`
  await copyFile(from, partial, constants.COPYFILE_FICLONE)
  await rename(partial, to)
}
