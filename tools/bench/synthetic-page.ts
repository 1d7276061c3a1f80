import { parseDocument } from 'yaml'

/** Longest title that front matter may have, less the number that a copy's title carries. */
const TITLE_LENGTH = 50

/** A copy of a page's file: another title, every paragraph another text, and nothing that only one page may say. */
export function copyText(raw: string, number: number): string {
  const [, frontMatter = '', body = ''] = /^---\r?\n([\s\S]*?)^---\r?\n([\s\S]*)$/m.exec(raw) ?? []
  const document = parseDocument(frontMatter)
  document.set('title', `${String(document.get('title')).slice(0, TITLE_LENGTH).trim()} (${number})`)
  return `---\n${document.toString({ lineWidth: 0 })}---\n${markParagraphs(withoutSignatures(body), number)}`
}

/** A function is documented by one page: the build refuses a second signature. */
function withoutSignatures(body: string): string {
  return body.replace(/^[ \t]*<Signature\b.*\/>[ \t]*$/gm, '')
}

/** Adds a sentence to each paragraph of plain text, so that no two copies hold the same one. */
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
