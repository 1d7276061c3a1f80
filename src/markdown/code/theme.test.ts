import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designTokens, tokenColor } from '../../base/design-tokens'
import { ROLES, TEXT, classOfColor, standInColor } from './theme'

const styles = (name: string): string =>
  readFileSync(new URL(`../../styles/${name}`, import.meta.url), 'utf8')
const tokens = designTokens(process.cwd())
const ground = rgb(tokenColor(tokens, '--code-ground'))
const css = styles('content/code.css')

type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb
}

/** WCAG 2 relative luminance. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour of a `--name: color-mix(in srgb, var(--a) N%, var(--b))` of code.css. */
function mixed(name: string): Rgb {
  const found = new RegExp(
    `${name}: color-mix\\(in srgb, var\\((--[\\w-]+)\\) (\\d+)%, var\\((--[\\w-]+)\\)\\)`,
  ).exec(css)
  if (!found) throw new Error(`code.css does not mix ${name}`)
  const [over, under] = [rgb(tokens.get(found[1]!)!), rgb(tokens.get(found[3]!)!)]
  const share = Number(found[2]) / 100
  return over.map((part, i) => part * share + under[i]! * (1 - share)) as Rgb
}

const grounds: [string, Rgb][] = [
  ['the code ground', ground],
  ...['--code-marked', '--code-added', '--code-removed'].map((name): [string, Rgb] => [name, mixed(name)]),
]
const colors: [string, string][] = [
  ['plain text', tokenColor(tokens, '--code-text')],
  ['line numbers', tokenColor(tokens, '--text-faint')],
  ...ROLES.map(({ token }): [string, string] => [token, tokenColor(tokens, token)]),
]

describe('theme', () => {
  it.each(grounds)('every colour is readable on %s', (_, behind) => {
    const poor = colors.filter(([, color]) => contrast(rgb(color), behind) < 4.5)
    expect(poor).toEqual([])
  })

  it.each(grounds.slice(1))('%s differs from the ground', (_, behind) => {
    expect(contrast(behind, ground)).toBeGreaterThan(1.05)
  })

  it('has a rule in code.css for every class, with the same colour', () => {
    for (const { className, token } of ROLES)
      expect(css).toMatch(new RegExp(`\\.${className} \\{\\s*color: var\\(${token}\\);\\s*\\}`))
  })

  it('gives a class to every colour and none to plain text', () => {
    expect(ROLES.map((_, role) => classOfColor(standInColor(role).toUpperCase()))).toEqual(
      ROLES.map(({ className }) => className),
    )
    expect(new Set(ROLES.map(({ className }) => className)).size).toBe(ROLES.length)
    expect(classOfColor(TEXT)).toBeUndefined()
    expect(classOfColor(undefined)).toBeUndefined()
  })
})
