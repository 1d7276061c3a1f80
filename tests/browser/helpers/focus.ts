import type { Page } from '@playwright/test'

/** The focused element, and whether readers can see that it's focused. */
export interface Focus {
  /** Name of the part of the page: `Main`, `Documentation`, `article`, …; `nothing` if the focus has left the page. */
  part: string
  /** Start of the element's HTML. */
  element: string
  /** Whether neither the element nor its closest container has an outline. */
  unseen: boolean
  /** Whether the element's center is covered or outside of the screen. */
  covered: boolean
}

/** Presses Tab and returns the focused element. */
export async function tab(page: Page): Promise<Focus> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    // a menu loaded by keyboard focus replaces its trigger and takes over the focus shortly afterward
    for (let look = 0; look < 30 && document.activeElement === document.body; look++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const focused = document.activeElement
    if (!focused || focused === document.body)
      return { part: 'nothing', element: '', unseen: false, covered: false }
    return {
      part: partOf(focused),
      element: focused.outerHTML.slice(0, 160),
      unseen: !hasOutline(focused),
      covered: isCovered(focused),
    }

    function partOf(element: Element): string {
      const part = element.closest('nav, article, main, header, footer, aside')
      const heading = document.getElementById(part?.getAttribute('aria-labelledby') ?? '')
      return part?.getAttribute('aria-label') ?? heading?.textContent ?? part?.localName ?? 'page'
    }

    function hasOutline(element: Element): boolean {
      const near = [element, element.parentElement].filter((one) => one !== null)
      return near.some((one) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && outlineColor !== 'rgba(0, 0, 0, 0)'
      })
    }

    function isCovered(element: Element): boolean {
      // one line of a link that spans two lines must be uncovered; of a large box, any corner
      return [...element.getClientRects()].every((box) => {
        const at = (x: number, y: number) => document.elementFromPoint(x, y)
        return [
          at(box.left + box.width / 2, box.top + box.height / 2),
          at(box.left + 3, box.top + 3),
          at(box.right - 3, box.bottom - 3),
        ].every((top) => top === null || !(element.contains(top) || top.contains(element)))
      })
    }
  })
}

/** Presses Tab until the focus leaves the page, and reports each element; at most this many times. */
export async function tabThrough(page: Page, most: number): Promise<Focus[]> {
  const stops: Focus[] = []
  while (stops.length < most) {
    const stop = await tab(page)
    if (stop.part === 'nothing') break
    stops.push(stop)
  }
  return stops
}
