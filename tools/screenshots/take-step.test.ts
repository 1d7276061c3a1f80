import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Step } from './scene-schema'
import { takeStep } from './take-step'

/** What a page is asked for by one step. */
async function calls(step: Step): Promise<string[]> {
  const noted: string[] = []
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      noted.push([name, ...values.map((value) => JSON.stringify(value))].join(' '))
      return Promise.resolve()
    }
  const target = (selector: string) => ({
    click: (options?: unknown) => note(`click ${selector}`)(...(options === undefined ? [] : [options])),
    selectOption: note(`choose ${selector}`),
    setInputFiles: note(`upload ${selector}`),
    waitFor: note(`wait ${selector}`),
  })
  const page = {
    locator: (selector: string) => ({ first: () => target(selector) }),
    keyboard: { insertText: note('write'), press: note('press') },
  }
  await takeStep(page as unknown as Page, step, '/project')
  return noted
}

describe('takeStep', () => {
  it.each<[Step, string]>([
    [{ click: 'button' }, 'click button'],
    [{ contextMenu: 'li' }, 'click li {"button":"right"}'],
    [{ write: 'SELECT 1' }, 'write "SELECT 1"'],
    [{ press: 'F1' }, 'press "F1"'],
    [{ choose: ['select', 'DAY'] }, 'choose select "DAY"'],
    [{ upload: 'static/a.csv' }, 'upload input[type=file] "/project/static/a.csv"'],
    [{ wait: 'canvas' }, 'wait canvas'],
  ])('does %j, and nothing else', async (step, call) => {
    expect(await calls(step)).toEqual([call])
  })
})
