import { isHtml } from '../../base/is-html'
import { sayOnButton } from '../shared/say-briefly'

/** Copies the page's Markdown file. */
export async function copyPage(button: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(button.dataset.copyPage ?? '')
    if (!answer.ok || isHtml(answer)) throw new Error(`${answer.status} is not Markdown`)
    await navigator.clipboard.writeText(await answer.text())
    sayOnButton(button, 'Copied')
  } catch {
    sayOnButton(button, 'Copy failed')
  }
}
