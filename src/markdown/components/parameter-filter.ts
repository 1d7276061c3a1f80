import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/**
 * The filter above the properties, placed by `<Parameters />`. It's hidden without scripts;
 * src/client/parameter-filter.ts implements it.
 */
export const parameterFilter: ContentComponent = {
  required: ['count'],
  optional: [],
  render: ({ attributes: { count = '' } }) =>
    h('div', { className: ['parameter-filter'], role: 'search', dataParameterFilter: count }, [
      h('label', [
        `Filter ${count} properties`,
        h('input', {
          type: 'search',
          name: 'filter',
          placeholder: 'Key, environment variable, or words',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: 'false',
        }),
      ]),
      h('label', [h('input', { type: 'checkbox', name: 'reloadable' }), 'Reloadable only']),
      h('p', { role: 'status' }),
    ]),
}
