import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { designTokens, parseTokens, tokenColor } from './design-tokens'

describe('design tokens', () => {
  it('are the six-digit colors of a style sheet, the first of each name', () => {
    const tokens = parseTokens(`:root {
      --ground: #21222C;
      --wash: rgb(1 2 3 / 14%);
      --space-1: 4px;
    }
    @media print { :root { --ground: #ffffff; } }`)
    expect([...tokens]).toEqual([['--ground', '#21222c']])
  })

  it('are read from the site’s style sheet', () => {
    expect(tokenColor(designTokens(process.cwd()), '--accent')).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('say where to define a missing one', () => {
    expect(() => tokenColor(new Map(), '--grund')).toThrow(
      "src/styles/tokens.css doesn't define --grund as a six-digit color. Define it there, for example: --grund: #21222c;",
    )
  })

  it('are the only colors in the code besides black and white', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          /(\.module\.css|\.css|\.tsx?)$/.test(name) &&
          !/tokens(-print)?\.css$|design-tokens\.ts$|\.test\.|\.d\.ts$/.test(name),
      )
    expect(files.length).toBeGreaterThan(400)
    const found = files.flatMap((name) =>
      fs
        .readFileSync(path.join('src', name), 'utf8')
        .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
        .split('\n')
        .filter((line) => /(?<![\w/&(])#(?!(0{3}|f{3}){1,2}\b)([0-9a-f]{6}|[0-9a-f]{3})\b/i.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})
