import { escapeHtml } from '../../base/escape-html'
import type { CompiledPage } from '../../markdown/compile-page'

/** Returns content that lists the problems of a page. */
export function problemPage(problems: readonly Error[]): CompiledPage {
  const text = problems.map((problem) => problem.message).join('\n')
  return {
    html: `<aside class="admonition danger" data-content-problem><p class="admonition-title">This page has errors</p><ul>${problems
      .map((problem) => `<li>${escapeHtml(problem.message)}</li>`)
      .join('')}</ul></aside>`,
    headings: [],
    outline: [],
    markdown: text,
    plainText: text,
    links: [],
    images: [],
    anchors: [],
    texts: [],
    examples: [],
    recordProblems: [],
    signatures: [],
    propertyNames: [],
    openErrorLines: [],
    fragments: {},
    diagrams: [],
    hasMath: false,
  }
}
