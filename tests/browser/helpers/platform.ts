import type { Page } from '@playwright/test'

/** Makes pages that are opened from now on believe that they're on this platform, such as `Win32`. */
export const pretendPlatform = (page: Page, platform: string): Promise<unknown> =>
  page.addInitScript((name) => {
    Object.defineProperty(navigator, 'platform', { get: () => name })
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  }, platform)
