import fs from 'node:fs'
import { expect, it } from 'vitest'
import { stylesDigest } from '../../src/gatsby-internals/bundles/styles-digest'

it('every HTML file holds the styles of now, also after a build that found nothing else changed', () => {
  const files = fs
    .readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html') && !name.includes('plugin-app-shell'))
  expect(files.length).toBeGreaterThan(12)
  for (const file of files)
    expect(fs.readFileSync(`public/${file}`, 'utf8'), file).toContain(
      `name="styles" content="${stylesDigest('.')}"`,
    )
})
