import path from 'node:path'

/**
 * Replaces a route of this site in a text, also where a hash or a query follows. Addresses of pages below it, addresses
 * on other hosts, and code fences stay: an example must remain as it was recorded.
 */
export function replaceLinks(text: string, from: string, to: string): string {
  const link = new RegExp(`(?<![\\w./-])${from.replace(/[.-]/g, '\\$&')}(?![\\w/-]|\\.\\w)`, 'g')
  return outsideFences(text, (line) => line.replace(link, () => to))
}

/** Rewrites `./picture.png` and `../images/picture.png` in images and front matter for a page that moves between folders. */
export function replaceRelativePaths(text: string, oldFolder: string, newFolder: string): string {
  if (oldFolder === newFolder) return text
  const moved = (relative: string) => {
    const now = path.posix.relative(newFolder, path.posix.join(oldFolder, relative))
    return now.startsWith('.') ? now : `./${now}`
  }
  return outsideFences(text, (line) =>
    line.replace(
      /(\]\(|^image:\s*['"]?)(\.{1,2}\/[^\s)'"]+)/g,
      (_, before: string, file: string) => before + moved(file),
    ),
  )
}

function outsideFences(text: string, change: (line: string) => string): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const marks = /^[\s>]*(?:[-*+]\s+|\d+\.\s+)?(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence !== undefined) {
        if (marks?.startsWith(fence) && line.trim().endsWith(marks)) fence = undefined
        return line
      }
      fence = marks
      return marks === undefined ? change(line) : line
    })
    .join('\n')
}
