import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteData } from './read-site-data'

/** What the file's text is read as. */
function read(text: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'assistant-'))
  fs.mkdirSync(path.join(root, 'content/site'), { recursive: true })
  fs.writeFileSync(path.join(root, 'content/site/assistant.yml'), text)
  try {
    return readSiteData(root, 'assistant').value
  } finally {
    fs.rmSync(root, { recursive: true })
  }
}

/** The messages of what is wrong with it. */
function problems(text: string): string[] {
  try {
    read(text)
    return []
  } catch (error) {
    return ((error as AggregateError).errors as Error[]).map(({ message }) => message)
  }
}

const SCRIPT = `provider: script
script:
  address: https://widget.example.com/a.js
  attributes:
    data-project: '7'
    data-count: 3
  open: Widget.open
`

describe('content/site/assistant.yml', () => {
  it('names a script with its attributes, and how and when it opens', () => {
    expect(read(SCRIPT).script).toEqual({
      address: 'https://widget.example.com/a.js',
      attributes: { 'data-project': '7', 'data-count': '3' },
      open: 'Widget.open',
      mode: 'search',
      load: 'use',
    })
  })

  it.each([
    ['provider: other', /:1.*is neither built-in nor script.*write built-in/s],
    ['provider: script', /is missing, but the provider is script/],
    [SCRIPT.replace('https:', 'http:'), /:3.*is neither an https URL.*write https/s],
    [SCRIPT.replace('Widget.open', 'alert()'), /:7.*is not the name of a function/s],
    [
      SCRIPT.replace('data-count', 'onload'),
      /:4.*attributes: include one that is not allowed.*write attributes such as data-project/s,
    ],
    [`${SCRIPT}  mode: chat`, /:8.*is neither search nor ask/s],
    [`${SCRIPT}  colour: red`, /colour.*remove the key/s],
  ])('%s stops the build', (text, message) => {
    expect(problems(text).join('\n')).toMatch(message)
  })
})
