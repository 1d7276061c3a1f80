import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

const PICTURE = '../../../content/images/web-console/sample-by-chart.png'

it('images inside components are placed like any other', async () => {
  const { html, images } = await compileText(
    `![A chart](${PICTURE})\n\n<Split>\n\n<Pane>\n\nText.\n\n</Pane>\n\n<Pane>\n\n![A grid](${PICTURE})\n\n</Pane>\n\n</Split>`,
  )
  expect(images.map(({ alt }) => alt)).toEqual(['A chart', 'A grid'])
  expect(html.match(/<img data-page-image="\d"/g)).toHaveLength(2)
})

it('an image inside a component must exist and have a text alternative', async () => {
  const body = '<Split>\n\n<Pane>\n\nText.\n\n</Pane>\n\n<Pane>\n\n![](./nothing.png)\n\n</Pane>\n\n</Split>'
  const problems = (await problemsOf(body)).join('\n')
  expect(problems).toMatch(/:15: the image \.\/nothing\.png has no alt text/)
  expect(problems).toMatch(/:15: the image \.\/nothing\.png does not exist/)
})
