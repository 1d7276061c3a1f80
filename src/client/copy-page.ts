import { sayOnButton } from './say-briefly'

/** Copies the page's Markdown file. */
export async function copyPage(button: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(button.dataset.copyPage ?? '')
    if (!answer.ok) throw new Error(String(answer.status))
    await navigator.clipboard.writeText(await answer.text())
    sayOnButton(button, 'Copied')
  } catch {
    sayOnButton(button, 'Copy failed')
  }
}
