import { expect, test } from '@playwright/test'
import { openPage } from './helpers/open-page'

const PAGES = [
  { address: '/', name: /^Applications with client libraries/ },
  { address: '/docs/reference/sql/asof-join/', name: /^Five trades and four quotes/ },
  { address: '/docs/concept/symbol/', name: /^Seven rows of two days/ },
  { address: '/docs/concept/mat-views/', name: /^A base table with rows of three hours/ },
  { address: '/compare/questdb-vs-kdb/', name: /^In kdb\+tick, feed handlers/ },
]

for (const width of [320, 390, 820, 1440])
  for (const { address, name } of PAGES)
    test(`the drawing of ${address} is readable and complete at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, address)
      // one of its two forms is visible
      const drawing = page.getByRole('img', { name })
      await expect(drawing).toHaveCount(1)
      await drawing.scrollIntoViewIfNeeded()
      const { sizes, cut } = await drawing.evaluate((svg) => {
        const outer = svg.getBoundingClientRect()
        const scale = outer.width / (svg as SVGSVGElement).viewBox.baseVal.width
        const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent !== '')
        return {
          sizes: texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
          cut: texts
            .filter((text) => {
              const { left, right, bottom } = text.getBoundingClientRect()
              // one pixel for rounding, and three for descenders
              return (
                left < Math.max(0, outer.left) - 1 ||
                right > Math.min(outer.right, document.documentElement.clientWidth) + 1 ||
                bottom > outer.bottom + 3
              )
            })
            .map((text) => text.textContent),
        }
      })
      expect(cut).toEqual([])
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.9)
      expect(Math.max(...sizes)).toBeLessThan(17)
    })
