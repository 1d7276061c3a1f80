import type { Content } from 'mdast'
import type { ReleaseAssetFacts } from '../../content/code-host/facts'
import type { ReleaseTexts } from '../../content/site/marketing-schemas'
import { problem } from '../page-context'
import type { DataComponent } from './data-component'
import { link, list, paragraph, table, text } from './markdown-nodes'
import { requireSections } from './sections-only'

const PLATFORMS = ['linux', 'windows', 'any']

/**
 * `<ReleaseAssets />`: a table of the files of the latest release. `<ReleaseAssets platform="linux">` shows a link to
 * those for a platform, or its content if there are none. Facts that the code host hasn't reported are omitted, never shown as zero.
 */
export const releaseAssets: DataComponent = {
  optional: ['platform'],
  expand({ context, attributes, children, node }) {
    const { latestRelease, releaseTexts } = context.site
    const { platform } = attributes
    if (platform !== undefined && !PLATFORMS.includes(platform))
      problem(
        context,
        node,
        `<ReleaseAssets> doesn't support the platform "${platform}"`,
        `use one of: ${PLATFORMS.join(', ')}`,
      )
    const files = latestRelease.assets
      .map((asset) => ({ asset, use: useOf(asset.name, releaseTexts) }))
      .filter(({ use }) => platform === undefined || use?.platform === platform)
    if (platform !== undefined) requireSections(context, node, `ReleaseAssets platform="${platform}"`)
    if (files.length === 0) return children
    if (platform === undefined) return [tableOf(files)]
    return [
      list(
        'assets',
        files.map(({ asset, use }) => [
          paragraph([
            link(['Download', bracketed(sizeText(asset))].filter(Boolean).join(' '), asset.url),
            text(` ${[asset.name, use?.label, downloadsText(asset)].filter(Boolean).join(', ')}`),
          ]),
        ]),
      ),
    ]
  },
}

interface ReleaseFile {
  asset: ReleaseAssetFacts
  use: ReleaseTexts['files'][number] | undefined
}

/** A column without facts is omitted. */
function tableOf(files: readonly ReleaseFile[]): Content {
  const columns: [string, (file: ReleaseFile) => string][] = [
    ['Platform', ({ use }) => use?.label ?? ''],
    ['Size', ({ asset }) => sizeText(asset)],
    ['Downloads', ({ asset }) => asset.downloads?.toLocaleString('en') ?? ''],
  ]
  const known = columns.filter(([, textOf]) => files.some((file) => textOf(file) !== ''))
  return table([
    [[text('File')], ...known.map(([heading]) => [text(heading)])],
    ...files.map((file) => [
      [link(file.asset.name, file.asset.url)],
      ...known.map(([, textOf]) => [text(textOf(file))]),
    ]),
  ])
}

/** Returns the description of a file in release.yml by its name. */
export function useOf(
  name: string,
  { files }: Pick<ReleaseTexts, 'files'>,
): ReleaseTexts['files'][number] | undefined {
  return files.find(({ contains }) => name.includes(contains))
}

/**
 * Formats a size as `66 MB`, or `about 66 MB` if it's rounded, where a megabyte is a million bytes; empty if it's
 * unknown.
 */
export function sizeText({
  sizeBytes,
  sizeIsApproximate,
}: Pick<ReleaseAssetFacts, 'sizeBytes' | 'sizeIsApproximate'>): string {
  if (sizeBytes <= 0) return ''
  const size =
    sizeBytes < 1_000_000
      ? `${Math.max(1, Math.round(sizeBytes / 1000))} kB`
      : `${Math.round(sizeBytes / 1_000_000)} MB`
  return sizeIsApproximate ? `about ${size}` : size
}

const bracketed = (value: string): string => (value === '' ? '' : `(${value})`)

function downloadsText({ downloads }: Pick<ReleaseAssetFacts, 'downloads'>): string {
  if (downloads === null) return ''
  return downloads === 1 ? '1 download' : `${downloads.toLocaleString('en')} downloads`
}
