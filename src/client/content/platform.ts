/** The properties of `navigator` that identify the platform. */
export interface TellingNavigator {
  userAgent: string
  platform: string
  maxTouchPoints: number
  /** Chromium only: `Windows`, `macOS`, `Linux`, `Android`, … */
  userAgentData?: { platform: string }
}

/** Label of the reader's platform in tabs of the group `os`; null if QuestDB doesn't run on it or it is unknown. */
export function platformOf({
  userAgent,
  platform,
  maxTouchPoints,
  userAgentData,
}: TellingNavigator): string | null {
  const told = `${userAgentData?.platform ?? ''} ${platform}`
  if (/Android|iPhone|iPad|CrOS|Chrome OS/i.test(`${told} ${userAgent}`)) return null
  if (/Win/i.test(told)) return 'Windows'
  // an iPad identifies itself as a Mac, but has a touchscreen
  if (/mac/i.test(told)) return maxTouchPoints > 1 ? null : 'macOS'
  return /Linux/i.test(told) ? 'Linux' : null
}
