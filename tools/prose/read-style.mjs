/** Reads the house style and the list of pages that it does not apply to yet. Shapes are in read-style.d.mts. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const HERE = import.meta.dirname
const ROOT = path.resolve(HERE, '../..')

export const style = parse(readFileSync(path.join(HERE, 'house-style.yml'), 'utf8'))

export function notRewritten(list = 'tools/prose/not-rewritten.txt', root = ROOT) {
  const lines = readFileSync(path.join(root, list), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const page = line.trim()
    if (page === '' || page.startsWith('#')) return []
    if (existsSync(path.join(root, page))) return [page]
    throw new Error(`${list}:${index + 1}: ${page} does not exist. Remove the line or correct the path.`)
  })
}
