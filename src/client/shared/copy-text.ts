/** Copies text to the clipboard and returns the status message. */
export async function copyText(text: string): Promise<'Copied' | 'Copy failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Copy failed'
  }
}
