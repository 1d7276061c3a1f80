/**
 * House style of pages and interface texts. The project's ESLint configuration includes this one, and `make prose`
 * uses it alone, because it starts much faster without TypeScript.
 */
import markdown from '@eslint/markdown'
import yml from 'eslint-plugin-yml'
import house from './rules.mjs'

/** Data files whose values are shown to readers. cspell.config.yaml lists them as well. */
export const TEXTS = [
  'content/benchmarks/*.yml',
  'content/customers/*.yml',
  'content/dashboards/*.yml',
  'content/known-issues.yml',
  'content/reference/parameters/*.yml',
  'content/site/*.yml',
]

export default [
  {
    files: ['content/**/*.mdx'],
    // an MDX file here is markdown with a few components, without code of its own
    plugins: { markdown, house },
    language: 'markdown/gfm',
    languageOptions: { frontmatter: 'yaml', math: true },
    rules: { 'house/glossary': 'error', 'house/titles': 'error' },
  },
  {
    files: TEXTS,
    plugins: { yml, house },
    language: 'yml/yaml',
    rules: { 'house/glossary': 'error' },
  },
]
