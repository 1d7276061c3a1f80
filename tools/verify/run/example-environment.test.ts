import { expect, it } from 'vitest'
import { exampleEnvironment } from './example-environment'

it('contains everything except secrets', () => {
  const secrets = {
    GITHUB_TOKEN: 'a',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'a',
    CLIENT_SECRET: 'a',
    PGPASSWORD: 'a',
    DB_PASSWORD: 'a',
    GOOGLE_APPLICATION_CREDENTIALS: 'a',
    OPENAI_API_KEY: 'a',
    npm_config__authToken: 'a',
  }
  const others = { PATH: '/usr/bin', HOME: '/home/ada', JAVA_HOME: '/jdk', KEYBOARD: 'us', MONKEY: 'a' }
  expect(exampleEnvironment({}, { ...secrets, ...others })).toEqual(others)
})

it('contains what the example itself sets', () => {
  expect(exampleEnvironment({ PGPASSWORD: 'quest' }, { PGPASSWORD: 'mine', TZ: 'UTC' })).toEqual({
    PGPASSWORD: 'quest',
    TZ: 'UTC',
  })
})

it('is by default that of this process', () => {
  expect(exampleEnvironment().PATH).toBe(process.env.PATH)
})
