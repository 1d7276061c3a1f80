import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

const fence = (title: string) => `\n\n\`\`\`text title="${title}"\ncode\n\`\`\``

it('Pair is one box with both blocks of code', async () => {
  const { html } = await compileText(`<Pair>${fence('SQL')}${fence('q')}\n\n</Pair>`)
  expect(html).toMatch(
    /<div class="example pair"><figure class="code".*SQL.*<\/figure><figure class="code".*q/s,
  )
})

it('Pair has exactly two fences', async () => {
  for (const fences of [fence('SQL'), `${fence('SQL')}${fence('q')}\n\nText.`])
    expect(await problemsOf(`<Pair>${fences}\n\n</Pair>`)).toEqual([
      expect.stringContaining('<Pair> must contain exactly two fences'),
    ])
})
