/** What a browser tells of the machine. */
export interface TellingNavigator {
  userAgent: string
  platform: string
  maxTouchPoints: number
  /** Chromium's own: `Windows`, `macOS`, `Linux`, `Android`, … */
  userAgentData?: { platform: string }
}

/** The system for which a reader would download a server, as tabs of the group `os` call it; null when it is none or unknown. */
export function platformOf({
  userAgent,
  platform,
  maxTouchPoints,
  userAgentData,
}: TellingNavigator): string | null {
  const told = `${userAgentData?.platform ?? ''} ${platform}`
  if (/Android|iPhone|iPad|CrOS|Chrome OS/i.test(`${told} ${userAgent}`)) return null
  if (/Win/i.test(told)) return 'Windows'
  // an iPad says that it is a Mac, and is touched
  if (/mac/i.test(told)) return maxTouchPoints > 1 ? null : 'macOS'
  return /Linux/i.test(told) ? 'Linux' : null
}
