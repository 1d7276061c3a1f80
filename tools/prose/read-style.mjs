/** Reads the house style. Shapes are in read-style.d.mts. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export const style = parse(readFileSync(path.join(import.meta.dirname, 'house-style.yml'), 'utf8'))
