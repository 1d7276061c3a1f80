import rehypeKatex from 'rehype-katex'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'

/** KaTeX would write commands that make links and attributes in red instead of drawing them. */
function isTrusted({ command }: { command: string }): boolean {
  throw new Error(`the command ${command} is not allowed`)
}

/**
 * gatsby-plugin-mdx with what makes up the language of our pages. Our own steps are added when a page is compiled
 * (markdown/compile-page.ts), because they need the page.
 */
export const mdxPlugin = {
  resolve: 'gatsby-plugin-mdx',
  options: {
    extensions: ['.mdx'],
    mdxOptions: {
      remarkPlugins: [remarkGfm, remarkMath, remarkDirective],
      rehypePlugins: [
        rehypeSlug,
        [rehypeKatex, { strict: 'error', trust: isTrusted, output: 'htmlAndMathml' }],
      ],
    },
  },
}
