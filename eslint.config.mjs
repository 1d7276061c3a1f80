import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import imports from 'eslint-plugin-import'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import houseStyle, { TEXTS } from './tools/prose/eslint-prose.mjs'
import { zones } from './tools/eslint/layers.mjs'
import { noInheritedLookup } from './tools/eslint/no-inherited-lookup.mjs'

const TYPED = ['**/*.ts', '**/*.tsx']
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**']

/** Restriction of `no-restricted-syntax`. */
const NO_BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that holds the thing, not from a barrel.',
}

/** Restriction of `no-restricted-syntax` for unit tests, which share their modules (vitest.config.ts). */
const NO_SHARED_MOCK = {
  selector:
    "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|unmock|resetModules)$/]",
  message:
    'A mocked module would be mocked for other test files too. Rename this file to *.mocked.test.ts: those files are run apart.',
}

/** Restrictions of `no-restricted-imports` and `no-restricted-globals` for code that converts pages to HTML. */
const BY_SERVICES = {
  message:
    'Access the disk, processes, and the network through CompileServices (src/markdown/compile-page.ts).',
}

export default defineConfig(
  // what is built, generated or not code; sources of example programs belong to the pages that show them,
  // and of content only the prose is checked
  globalIgnores([
    'public/',
    '.cache/',
    '.tmp/',
    'static/',
    'content/**/*',
    '!content/**/*/',
    '!content/**/*.mdx',
    ...TEXTS.map((files) => `!${files}`),
    'test-results/',
    'playwright-report/',
    'src/gatsby-types.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  houseStyle,

  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },

  {
    files: ['src/service-worker/*.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly', setTimeout: 'readonly' } },
  },

  {
    files: TYPED,
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { local: { rules: { 'no-inherited-lookup': noInheritedLookup } } },
    rules: {
      'local/no-inherited-lookup': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // the type of a module that is loaded late cannot be imported at the top
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // numbers in texts read well, everything else that is not a string does not
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => doIt()` is as clear as with braces; an event handler may be async
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // taking text apart by code points is what we mean
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // TypeScript itself knows what is defined
      'no-undef': 'off',
      'no-restricted-syntax': ['error', NO_BARREL],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },

  {
    files: ['**/*.tsx', 'src/components/**/*.ts', 'src/client/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    // the first render must equal the static HTML: what only the browser knows can come no earlier than in an effect
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },

  {
    files: TYPED,
    ignores: TESTS,
    plugins: { import: imports },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } },
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      // computing connected components first takes three times as long as only following the imports
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
    },
  },

  {
    files: ['src/markdown/**/*.ts'],
    ignores: [...TESTS, 'src/markdown/**/test-*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(node:)?(fs|process|child_process|https?|net)(/|$)', ...BY_SERVICES },
            {
              regex: '/(base|content|records)/(.*/)?(read-[^/]+|find-browser|file-size)$',
              allowTypeImports: true,
              ...BY_SERVICES,
            },
            { regex: '/content/served-file$', importNames: ['servedFile'], ...BY_SERVICES },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...['process', 'fetch'].map((name) => ({ name, ...BY_SERVICES }))],
    },
  },

  {
    files: TESTS,
    rules: {
      // a test that is wrong about a value fails anyway
      '@typescript-eslint/no-non-null-assertion': 'off',
      'local/no-inherited-lookup': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // the matchers of expect() are typed any
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['{src,tools}/**/*.test.{ts,tsx}'],
    ignores: ['**/*.mocked.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_BARREL, NO_SHARED_MOCK] },
  },
)
