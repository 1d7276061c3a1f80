import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MissingProviderError, createStrictContext } from './strict-context'

const [Greeting, useGreeting] = createStrictContext<string>('useGreeting')
const Says = () => <p>{useGreeting()}</p>

describe('createStrictContext', () => {
  it('gives the value of the provider, an empty one too', () => {
    for (const value of ['Hello', ''])
      expect(
        renderToStaticMarkup(
          <Greeting value={value}>
            <Says />
          </Greeting>,
        ),
      ).toBe(`<p>${value}</p>`)
  })

  it('throws an error that names the hook outside of a provider', () => {
    expect(new MissingProviderError('useGreeting').message).toBe(
      'useGreeting was called outside its provider',
    )
    expect(() => renderToStaticMarkup(<Says />)).toThrow(new MissingProviderError('useGreeting'))
  })
})
