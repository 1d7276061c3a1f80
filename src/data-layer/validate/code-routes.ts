import fs from 'node:fs'
import path from 'node:path'

/** Returns the routes of components in src/pages: `src/pages/index.tsx` is `/`. */
export function codeRoutes(root: string): Set<string> {
  const folder = path.join(root, 'src/pages')
  if (!fs.existsSync(folder)) return new Set()
  return new Set(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) =>
        `/${name
          .replaceAll(path.sep, '/')
          .replace(/\.tsx$/, '')
          .replace(/(^|\/)index$/, '')}/`.replace(/\/+/g, '/'),
      ),
  )
}
