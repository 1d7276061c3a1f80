/** Puts a text on the clipboard, and returns what to tell the reader. */
export async function copyText(text: string): Promise<'Copied' | 'Copy failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Copy failed'
  }
}
