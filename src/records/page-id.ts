/** `content/docs/concept/symbol.mdx` is the page `concept/symbol`, `content/blog/x.mdx` is `blog/x`. */
export function pageId(file: string): string {
  return file.replace(/^content\/(?:docs\/)?/, '').replace(/\.mdx$/, '')
}
