import { ownValue } from './own-value'

/** Letters that would become a different word if only their mark were removed. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l' }

/** Converts a name to its form in a route: `Größe_v2 (new)` becomes `grosse-v2-new`. */
export function routePart(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßæøœł]/g, (letter) => ownValue(LETTERS, letter) ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'page'
}
