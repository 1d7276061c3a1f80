import { describe, expect, it } from 'vitest'
import { DEFAULT_ENDPOINT, readSettings } from './settings'

describe('readSettings', () => {
  it('takes the public API and no token when nothing is set', () => {
    for (const env of [{}, { GITHUB_TOKEN: '', CODE_HOST_GRAPHQL_URL: '' }]) {
      const { endpoint, token } = readSettings(env)
      expect(endpoint.href).toBe(DEFAULT_ENDPOINT)
      expect(token).toBeUndefined()
    }
  })

  it.each(['https://code.example.com/api/graphql', 'http://localhost:4000/graphql', 'http://[::1]:4000/'])(
    'takes %s',
    (url) => expect(readSettings({ CODE_HOST_GRAPHQL_URL: ` ${url}\n` }).endpoint.href).toBe(url),
  )

  it.each([
    ['api.github.com', 'is not a URL'],
    ['ftp://localhost/graphql', 'is neither https nor a local http server'],
    ['http://code.example.com/graphql', 'it is not safe to send a token to it'],
    ['https://me:password@code.example.com/', 'contains a username or password'],
  ])('refuses %s and says what to write', (url, problem) => {
    const read = () => readSettings({ CODE_HOST_GRAPHQL_URL: url })
    expect(read).toThrow(problem)
    expect(read).toThrow(`unset it to use ${DEFAULT_ENDPOINT}`)
    expect(read).not.toThrow('password@')
  })

  it('takes a token without the line break that files end with, and never repeats a broken one', () => {
    expect(readSettings({ GITHUB_TOKEN: 'ghp_abc\n' }).token).toBe('ghp_abc')
    const read = () => readSettings({ GITHUB_TOKEN: 'ghp_abc\nghp_def' })
    expect(read).toThrow('GITHUB_TOKEN')
    expect(read).not.toThrow('ghp_')
  })
})
