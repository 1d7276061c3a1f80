import { expect, it } from 'vitest'
import { inlineScript } from './inline-scripts'

it.each(['head', 'start-scripts', 'failure-banner'] as const)(
  'bundles %s into one script for older browsers',
  (name) => {
    const text = inlineScript(process.cwd(), name)
    expect(text).toMatch(/^("use strict";)?\(\(\)=>\{.*\}\)\(\);$/s)
    expect(text).not.toMatch(/\?\.|\?\?|\bimport\b|\bexport\b/)
    // in the HTML of each page
    expect(text.length).toBeLessThan(3000)
  },
)
