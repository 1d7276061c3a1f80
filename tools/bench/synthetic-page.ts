import { parseDocument } from 'yaml'

/** Longest title that front matter may have, less the number that a copy's title carries. */
const TITLE_LENGTH = 50

/** Copies a page's file with a unique title and unique paragraphs, and without what must be unique on the site. */
export function copyText(raw: string, number: number): string {
  const [, frontMatter = '', body = ''] = /^---\r?\n([\s\S]*?)^---\r?\n([\s\S]*)$/m.exec(raw) ?? []
  const document = parseDocument(frontMatter)
  document.set('title', `${String(document.get('title')).slice(0, TITLE_LENGTH).trim()} (${number})`)
  return `---\n${document.toString({ lineWidth: 0 })}---\n${markParagraphs(withoutSignatures(body), number)}`
}

/** Removes signatures, because the build rejects a function that is documented on two pages. */
function withoutSignatures(body: string): string {
  return body.replace(/^[ \t]*<Signature\b.*\/>[ \t]*$/gm, '')
}

/** Adds a sentence to each plain paragraph, so that no two copies contain the same one. */
function markParagraphs(body: string, number: number): string {
  const lines = body.split('\n')
  let fence = ''
  let paragraphs = 0
  return lines
    .map((line, index) => {
      const mark = /^\s*(`{3,}|~{3,}|\$\$)/.exec(line)?.[1] ?? ''
      if (fence !== '') {
        if (mark.startsWith(fence) && line.trim() === mark) fence = ''
        return line
      }
      if (mark !== '') {
        fence = mark
        return line
      }
      const stands = (lines[index - 1] ?? '').trim() === '' && (lines[index + 1] ?? '').trim() === ''
      if (!stands || !isPlain(line)) return line
      paragraphs++
      return `${line.trimEnd()} This is paragraph ${paragraphs} of copy ${number}.`
    })
    .join('\n')
}

/** A paragraph of one line that is neither list, table, heading, component nor attribute of one. */
function isPlain(line: string): boolean {
  return /^[A-Z`][^\n]*[.:]\s*$/.test(line)
}
