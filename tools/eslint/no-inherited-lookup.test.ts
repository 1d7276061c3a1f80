import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it, vi } from 'vitest'
import { noInheritedLookup } from './no-inherited-lookup.mjs'

// the first case waits for TypeScript to start
vi.setConfig({ testTimeout: 60_000 })
RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: process.cwd(),
    },
  },
})
const table = 'declare const table: Record<string, string>; declare const word: string;'
const errors = [{ messageId: 'lookup' }]
const filename = 'looked-up.ts'

tester.run('no-inherited-lookup', noInheritedLookup, {
  valid: [
    `${table} table.constant`,
    `${table} table['constant']`,
    `declare const list: string[]; declare const at: number; list[at]`,
    `declare const table: Record<'a' | 'b', string>; declare const name: 'a' | 'b'; table[name]`,
    `function read<Name extends 'a' | 'b'>(table: Record<'a' | 'b', string>, name: Name) { return table[name] }`,
    `declare const map: Map<string, string>; declare const word: string; map.get(word)`,
    `declare const json: object; 'error' in json`,
  ].map((code) => ({ code, filename })),
  invalid: [
    `${table} table[word]`,
    `${table} table[word] = ''`,
    `${table} table?.[word]`,
    `${table} table[word.toLowerCase() ?? '']`,
    `${table} const { [word]: found } = table`,
    `${table} word in table`,
    `const signs = { buy: 1, sell: 2 }; declare const word: string; signs[word as keyof typeof signs]`,
    `declare const table: Record<string, string>; declare const word: any; table[word]`,
    `function read<Name extends string>(table: Record<string, string>, name: Name) { return table[name] }`,
  ].map((code) => ({ code, filename, errors })),
})
