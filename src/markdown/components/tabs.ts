import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'

/** `<Tab label="Docker">`: a panel; `<Tabs>` adds its role and its tab. */
export const tab: ContentComponent = {
  required: ['label'],
  optional: [],
  render: ({ attributes, children }) => h('div', { dataTab: attributes.label }, children),
}

/**
 * `<Tabs group="os">`: tabs whose selection is stored and shared by all tabs of the same group. With `detect`, the
 * reader's operating system (Linux, macOS, Windows) is selected by default. Without JavaScript, all panels are shown
 * with their labels.
 */
export const tabs: ContentComponent = {
  required: [],
  optional: ['group', 'detect'],
  render({ attributes, children, node, context }) {
    const panels = children.filter(
      (child): child is Element => child.type === 'element' && child.properties?.dataTab !== undefined,
    )
    if (panels.length < 2 || children.some((child) => isContent(child) && !panels.includes(child as Element)))
      problem(
        context,
        node,
        '<Tabs> must contain two or more <Tab> elements and nothing else',
        'write <Tabs> <Tab label="…">…</Tab> <Tab label="…">…</Tab> </Tabs>',
      )
    const number = countTabs(context.anchors)
    context.anchors.add(`tabs-${number}`)
    const id = (kind: string, index: number) => `tabs-${number}-${kind}-${index + 1}`
    return h(
      'div',
      {
        className: ['tabs'],
        id: `tabs-${number}`,
        dataTabs: attributes.group ?? '',
        dataDetect: attributes.detect,
      },
      [
        h(
          'div',
          { role: 'tablist' },
          panels.map((panel, index) =>
            h(
              'button',
              {
                type: 'button',
                role: 'tab',
                id: id('tab', index),
                ariaControls: id('panel', index),
                ariaSelected: index === 0 ? 'true' : 'false',
                tabIndex: index === 0 ? 0 : -1,
              },
              String(panel.properties?.dataTab),
            ),
          ),
        ),
        ...panels.map((panel, index) =>
          h(
            'div',
            {
              role: 'tabpanel',
              id: id('panel', index),
              ariaLabelledBy: id('tab', index),
              tabIndex: 0,
              dataLabel: panel.properties?.dataTab,
              dataHidden: index === 0 ? undefined : '',
            },
            panel.children,
          ),
        ),
      ],
    )
  },
}

function isContent(child: ElementContent): boolean {
  return child.type === 'element' || (child.type === 'text' && child.value.trim() !== '')
}

function countTabs(anchors: Set<string>): number {
  return [...anchors].filter((id) => /^tabs-\d+$/.test(id)).length + 1
}
