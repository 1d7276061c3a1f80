import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import gatsbyRemarkMermaid from 'gatsby-remark-mermaid'
import { designTokens } from '../../base/design-tokens'
import { requireBrowser } from '../../base/find-browser'
import { mermaidConfig } from './mermaid-theme'
import { tidySvg } from './tidy-svg'

/**
 * Folder of rendered diagrams, named by a hash of their source. They're committed, so a build doesn't require a
 * browser.
 */
export const DIAGRAM_FOLDER = 'content/diagrams'

/** Returns the absolute path of a diagram's file. */
export function diagramFile(root: string, code: string): string {
  return path.join(root, DIAGRAM_FOLDER, `${diagramKey(root, code)}.svg`)
}

/** Diagrams being rendered. Finished ones are in files, and failed ones are rendered again when they're needed again. */
const drawing = new Map<string, Promise<string>>()

/** Version of the cleanup; increment it to render all diagrams again. */
const TIDYING = 1

/**
 * Returns the name of a diagram's file without its extension, which depends on the code, the theme, and the renderer.
 */
export function diagramKey(root: string, code: string): string {
  return createHash('sha1')
    .update(JSON.stringify([mermaidConfig(designTokens(root)), TIDYING, code.trim()]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Returns the SVG of a mermaid diagram, either stored or rendered by gatsby-remark-mermaid in a browser.
 *
 * @throws with mermaid's message if the diagram is invalid, or if a browser is required but not installed
 */
export function drawDiagram(root: string, code: string): Promise<string> {
  const key = diagramKey(root, code)
  const file = diagramFile(root, code)
  if (fs.existsSync(file)) return Promise.resolve(fs.readFileSync(file, 'utf8'))
  let job = drawing.get(key)
  if (!job) {
    job = drawInBrowser(root, code, key)
      .then((drawn) => {
        const svg = tidySvg(drawn, designTokens(root))
        fs.mkdirSync(path.dirname(file), { recursive: true })
        fs.writeFileSync(file, `${svg}\n`)
        return svg
      })
      .finally(() => drawing.delete(key))
    drawing.set(key, job)
  }
  return job
}

async function drawInBrowser(root: string, code: string, key: string): Promise<string> {
  const tree: Root = { type: 'root', children: [{ type: 'code', lang: 'mermaid', value: code }] }
  await gatsbyRemarkMermaid(
    { markdownAST: tree, markdownNode: { rawMarkdownBody: code } },
    {
      launchOptions: { executablePath: await requireBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
      mermaidConfig: mermaidConfig(designTokens(root)),
      css: fontSheet(root),
      prefix: `d${key.slice(0, 6)}`,
    },
  )
  const drawn = tree.children[0]
  const svg = drawn?.type === 'paragraph' ? drawn.children[0] : undefined
  if (svg?.type !== 'html') throw new Error('gatsby-remark-mermaid returned no drawing')
  return svg.value
}

/** Returns the URL of a style sheet with the site's fonts, because the size of boxes depends on the measured text. */
function fontSheet(root: string): string {
  const folder = path.join(root, 'static/fonts')
  const files = fs.readdirSync(folder).filter((name) => /^site-sans-.*\.woff2$/.test(name))
  const faces = files.map((name) => {
    const font = fs.readFileSync(path.join(folder, name)).toString('base64')
    return `@font-face{font-family:"Site Sans";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`
  })
  return `data:text/css;base64,${Buffer.from(faces.join('')).toString('base64')}`
}
