import fs from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mark } from './mark'

it('is the logo of the icons and social images', () => {
  const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  const file = fs.readFileSync('static/icons/mark.svg', 'utf8')
  expect(pathsOf(file).length).toBeGreaterThan(0)
  expect(pathsOf(renderToStaticMarkup(<Mark />))).toEqual(pathsOf(file))
})
