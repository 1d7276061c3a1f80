import { CONTENT_PROBLEMS } from '../../base/content-problems'

const PANEL_ID = 'content-problems'

/** Shows the problems in the content on every page in develop, and updates them after each edit. */
export function installProblemPanel(): void {
  new EventSource(CONTENT_PROBLEMS).onmessage = ({ data }: MessageEvent<string>) => {
    show(JSON.parse(data) as string[])
  }
}

function show(messages: readonly string[]): void {
  document.getElementById(PANEL_ID)?.remove()
  if (messages.length === 0) return
  const panel = document.createElement('details')
  panel.id = PANEL_ID
  panel.setAttribute('role', 'status')
  panel.style.cssText =
    'position:fixed;inset:auto var(--space-4) var(--space-4) auto;z-index:100;max-width:min(46rem,calc(100vw - 2 * var(--space-4)));max-height:60vh;overflow:auto;padding:var(--space-3) var(--space-4);border:1px solid var(--danger);border-radius:var(--radius-2);background:var(--surface-2);color:var(--text);font-size:var(--size-1)'
  const summary = document.createElement('summary')
  summary.textContent = `${messages.length} ${messages.length === 1 ? 'problem' : 'problems'} in the content`
  const list = document.createElement('ul')
  for (const message of messages) {
    const item = document.createElement('li')
    item.textContent = message
    list.append(item)
  }
  panel.append(summary, list)
  document.body.append(panel)
}
