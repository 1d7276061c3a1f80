import type { Page } from '@playwright/test'

/** Bytes received over the network, compressed and including headers. */
export interface Transferred {
  document: number
  script: number
  font: number
  other: number
}

interface Answer {
  requestId: string
  response: { url: string; mimeType: string }
}

/** Measures what the browser receives during an action, excluding its cache. */
export async function transferred(page: Page, act: () => Promise<void>): Promise<Transferred> {
  const sum: Transferred = { document: 0, script: 0, font: 0, other: 0 }
  const kinds = new Map<string, keyof Transferred>()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.responseReceived', ({ requestId, response }: Answer) => {
    kinds.set(requestId, kindOf(response))
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  await act()
  await browser.detach()
  return sum
}

/** Based on the URL, because browsers don't report prefetched scripts as scripts. */
function kindOf({ url, mimeType }: Answer['response']): keyof Transferred {
  const { pathname } = new URL(url)
  if (pathname.endsWith('.js') || mimeType.includes('javascript')) return 'script'
  if (/\.woff2?$/.test(pathname)) return 'font'
  return mimeType === 'text/html' ? 'document' : 'other'
}
