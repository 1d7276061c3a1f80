import { ContentError } from '../data-layer/validate/content-error'

interface CompilerMessage {
  line?: number | null
  reason?: string
  message?: string
  place?: { line?: number }
}

/** The compiler's own complaint, with what authors usually meant. */
export function syntaxError(file: string, error: unknown): ContentError {
  if (error instanceof ContentError) return error
  const { line, reason, message } = (error ?? {}) as CompilerMessage
  const [what, instead] = splitRemedy(reason ?? message ?? String(error))
  return new ContentError(file, line ?? undefined, what, instead)
}

function splitRemedy(reason: string): [string, string] {
  if (/acorn|expression/i.test(reason))
    return [
      `a brace is unclosed or unintended: ${reason}`,
      'put { and } in backticks, or escape them as \\{ and \\}',
    ]
  if (/closing tag|Expected a closing|end-tag|before name|in name|in attribute/i.test(reason))
    return [`a tag is unclosed or unintended: ${reason}`, 'close the tag, or put a literal < in backticks']
  const [what, ...rest] = reason.split('. ')
  return [what ?? reason, rest.join('. ').replace(/\.$/, '') || 'fix the Markdown on this line']
}
