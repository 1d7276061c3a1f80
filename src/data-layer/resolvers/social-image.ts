import path from 'node:path'
import type { FamilyName } from '../../content/families'
import type { WrittenPageNode } from '../nodes/written-page-node'
import { ensureSocialImage } from '../outputs/social-image/social-image-file'

/** Section shown in the image, for families that aren't in the sidebar. */
const SECTIONS: Readonly<Record<FamilyName, string>> = {
  docs: 'Documentation',
  blog: 'Blog',
  glossary: 'Glossary',
  compare: 'Compare',
  pages: 'QuestDB',
}

/** Returns the URL of a page's social image, relative to the site. It's rendered on first use and cached by content. */
export async function socialImageOf(node: WrittenPageNode, section: string | undefined): Promise<string> {
  const { image, title, description, family } = node as WrittenPageNode & {
    image?: string
    description: string
  }
  if (image?.startsWith('/')) return image
  const root = process.cwd()
  return ensureSocialImage({
    outDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.cache/social-images'),
    input: { title, description, section: section ?? SECTIONS[family] },
  })
}
