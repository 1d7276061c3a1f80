import rehypeKatex from 'rehype-katex'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkUnwrapImages from 'remark-unwrap-images'
import type { PluggableList } from 'unified'

/** KaTeX would render commands that create links and attributes in red instead of failing. */
function isTrusted({ command }: { command: string }): boolean {
  throw new Error(`the command ${command} is not allowed`)
}

/** The language of the site's pages: MDX with tables, formulas, admonitions, and images outside paragraphs. Everything that parses pages uses it. */
export const LANGUAGE: { remarkPlugins: PluggableList; rehypePlugins: PluggableList } = {
  remarkPlugins: [remarkGfm, remarkMath, remarkDirective, remarkUnwrapImages],
  rehypePlugins: [rehypeSlug, [rehypeKatex, { strict: 'error', trust: isTrusted, output: 'htmlAndMathml' }]],
}
