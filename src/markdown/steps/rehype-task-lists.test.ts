import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { rehypeTaskLists } from './rehype-task-lists'
import { htmlOf, runSteps } from './test-steps'

it('a box of a task list says whether its task is done', async () => {
  const { html } = await runSteps('- [x] one\n- [ ] two', { rehype: [() => rehypeTaskLists] })
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> one')
  expect(html).toContain('<input type="checkbox" disabled aria-label="Not done"> two')
})

it('other inputs have labels of their own', () => {
  const tree = h(
    null,
    h('input', { type: 'checkbox' }),
    h('input', { type: 'radio', disabled: true }),
    h('fieldset', { 'data-x': 'checkbox', disabled: true }),
  )
  rehypeTaskLists()(tree)
  expect(htmlOf(tree)).not.toContain('aria-label')
})
