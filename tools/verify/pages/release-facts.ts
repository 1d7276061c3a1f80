import fs from 'node:fs'
import path from 'node:path'
import { ownValue } from '../../../src/base/own-value'

const TOKEN = /@release\.([\w-]*)@/g

/** Facts of the latest release, which pages can insert as `@release.version@`. */
export type ReleaseTokens = Record<'version' | 'tag' | 'date', string>

/** Reads the latest release from the committed response of the code host. */
export function readReleaseTokens(root: string, version?: string): ReleaseTokens {
  const file = path.join(root, 'content/site/code-host.json')
  const snapshot = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Snapshot) : undefined
  const release = snapshot?.data?.repository?.latestRelease
  return {
    version: version ?? release?.name ?? release?.tagName ?? '',
    tag: version ?? release?.tagName ?? '',
    date: (release?.publishedAt ?? '').slice(0, 10),
  }
}

interface Snapshot {
  data?: {
    repository?: {
      latestRelease?: { name?: string | null; tagName?: string; publishedAt?: string | null }
    }
  }
}

/** Replaces release tokens in text; `unknown` is the first token that doesn't exist or has no value. */
export function fillReleaseTokens(text: string, release: ReleaseTokens): { text: string; unknown?: string } {
  let unknown: string | undefined
  const filled = text.replace(TOKEN, (whole, name: string) => {
    const value = ownValue(release, name) ?? ''
    if (value === '') unknown ??= whole
    return value || whole
  })
  return { text: filled, unknown }
}
