import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import gatsbyRemarkMermaid from 'gatsby-remark-mermaid'
import { requireBrowser } from '../../../tools/find-browser'
import { MERMAID_CONFIG } from './mermaid-theme'

/** Drawn diagrams are kept here by the hash of what they were drawn from, and committed: a build needs no browser. */
export const DIAGRAM_FOLDER = 'content/diagrams'

/** Absolute path of the file in which a diagram is kept. */
export function diagramFile(root: string, code: string): string {
  return path.join(root, DIAGRAM_FOLDER, `${diagramKey(code)}.svg`)
}

const drawing = new Map<string, Promise<string>>()

/** Name of a diagram's file without its ending: changes when the code, the theme or the drawer does. */
export function diagramKey(code: string): string {
  return createHash('sha1')
    .update(JSON.stringify([MERMAID_CONFIG, code.trim()]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * SVG of a mermaid diagram: the kept one, or drawn by gatsby-remark-mermaid in a browser and kept.
 * @throws with mermaid's own message when the diagram cannot be read, or when a browser is needed and there is none
 */
export function drawDiagram(root: string, code: string): Promise<string> {
  const key = diagramKey(code)
  const file = diagramFile(root, code)
  if (fs.existsSync(file)) return Promise.resolve(fs.readFileSync(file, 'utf8'))
  let job = drawing.get(key)
  if (!job) {
    job = drawInBrowser(code, key).then((svg) => {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, `${svg}\n`)
      return svg
    })
    drawing.set(key, job)
  }
  return job
}

async function drawInBrowser(code: string, key: string): Promise<string> {
  const tree: Root = { type: 'root', children: [{ type: 'code', lang: 'mermaid', value: code }] }
  await gatsbyRemarkMermaid(
    { markdownAST: tree, markdownNode: { rawMarkdownBody: code } },
    {
      launchOptions: { executablePath: await requireBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
      mermaidConfig: MERMAID_CONFIG,
      prefix: `d${key.slice(0, 6)}`,
    },
  )
  const drawn = tree.children[0]
  const svg = drawn?.type === 'paragraph' ? drawn.children[0] : undefined
  if (svg?.type !== 'html') throw new Error('gatsby-remark-mermaid returned no drawing')
  return svg.value
}
