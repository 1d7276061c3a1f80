import { createHash, randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { designTokens } from '../../../base/design-tokens'
import { limitConcurrency } from './limit-concurrency'
import { FONT_FILES, MARK_FILE, renderSocialImage } from './render-social-image'
import { imageColors, type SocialImageInput } from './social-image-layout'

/** Modules that decide what a picture looks like: a change in one of them draws all pictures anew. */
const SOURCE_FOLDER = 'src/data-layer/outputs/social-image'

/** Folder of the pictures on the site. */
const PUBLIC_FOLDER = 'social'

const inTurn = limitConcurrency(availableParallelism())
const underWay = new Map<string, Promise<string>>()
let design: Promise<string> | undefined

/** Where pictures go, and what the picture shows. */
export interface SocialImageRequest {
  /** Folder that is published, such as Gatsby's public/. */
  outDir: string
  /** Folder that survives between builds; pictures drawn once are copied from there. */
  cacheDir: string
  input: SocialImageInput
  /** Draws the picture; only tests give their own. */
  render?: (input: SocialImageInput) => Promise<Buffer>
}

/**
 * Sees to it that the picture of a page is published. It is drawn only when no picture with the same content and
 * the same design is in either folder, so a build in which nothing changed costs one look at the disk a page.
 * May be called for many pages at once and from several processes.
 *
 * @returns the picture's path on the site, `/social/<hash>.png`; the name changes with the content
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

/** First 20 hexadecimal digits of a digest of what the picture shows and how it is drawn. */
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

/** Other processes see the whole file or none. */
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
