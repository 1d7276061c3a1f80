import { ContentError } from '../base/content-error'

interface CompilerMessage {
  line?: number | null
  reason?: string
  message?: string
}

/**
 * Returns the compiler's message with what authors usually intended.
 *
 * @param source the compiled text, with the lines of the file
 */
export function syntaxError(file: string, error: unknown, source = ''): ContentError {
  if (error instanceof ContentError) return error
  const { line, reason, message } = (error ?? {}) as CompilerMessage
  const fence = unclosedFence(source)
  // it contains all tags below it that would have closed another one
  if (fence !== undefined)
    return new ContentError(
      file,
      fence.line,
      'the code fence is never closed',
      `add a line with ${fence.marker} after its last line`,
    )
  const text = reason ?? message ?? String(error)
  const tag = tagError(text, source)
  if (tag) return new ContentError(file, tag.line ?? line ?? undefined, tag.problem, tag.instead)
  const [what, instead] = splitRemedy(text)
  return new ContentError(file, line ?? undefined, what, instead)
}

/** Returns the compiler's message about tags at the line of the unclosed tag rather than where the compiler stopped. */
function tagError(
  reason: string,
  source: string,
): { line: number | undefined; problem: string; instead: string } | undefined {
  const [, block] = /after the start of `directiveContainer` \((\d+):/.exec(reason) ?? []
  if (block !== undefined) {
    const tag = /`(<[^`]*>)`/.exec(reason)?.[1] ?? 'the next tag'
    return {
      line: Number(block),
      problem: `the admonition is not closed before ${tag}`,
      instead: 'add a line with ::: after its text',
    }
  }
  const [, line, start, end] = /closing tag for `[^`]*` \((\d+):(\d+)-\1:(\d+)\)/.exec(reason) ?? []
  // the compiler may name the last tag inside it instead
  const tag = source.split('\n')[Number(line) - 1]?.slice(Number(start) - 1, Number(end) - 1)
  const name = /^<([\w.-]+)/.exec(tag ?? '')?.[1]
  if (name !== undefined)
    return {
      line: Number(line),
      problem: `the tag <${name}> is never closed${reason.includes('end of `paragraph`') ? ' in its paragraph' : ''}`,
      instead: `write </${name}> after its content, or put a literal < in backticks`,
    }
  if (reason.includes('Unexpected closing slash'))
    return {
      line: undefined,
      problem: 'a closing tag has no opening tag',
      instead: 'remove it, or write the opening tag before it',
    }
  return undefined
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

/** Returns the last code fence of a text if it isn't closed. */
function unclosedFence(source: string): { line: number; marker: string } | undefined {
  let open: { line: number; marker: string } | undefined
  for (const [at, text] of source.split('\n').entries()) {
    const [, marker = '', rest = ''] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(text) ?? []
    if (marker === '') continue
    if (!open) open = marker.startsWith('`') && rest.includes('`') ? undefined : { line: at + 1, marker }
    else if (marker.startsWith(open.marker) && rest.trim() === '') open = undefined
  }
  return open
}
