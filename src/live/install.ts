import { addStyles } from './styles'
import { readStatementHash } from './statement-link'
import type { LiveExample } from './live-example'
import { loadOnline } from './load-online'
import { noteBelow, OFFLINE, tell } from './note'

/** Examples that ran on a server; results of client programs need the tables that the program made. */
const EXAMPLES = '.example:has(> .code[data-lang="questdb-sql"]):not(:has(> .of-program))'

/** Statements without a recorded result, except those with a note about prerequisites, which can't be run. */
const BARE = '.code[data-lang="questdb-sql"]:not(.example > *, .showcase > *, :has(> .code-note))'

const load = () => import(/* webpackChunkName: "live-example" */ './live-example')
const made = new WeakMap<HTMLElement, LiveExample>()

const examplesOf = (page: Document) => [...page.querySelectorAll<HTMLElement>(EXAMPLES)]

/** Adds the buttons Run and Edit to every runnable SQL example that doesn't have them yet. */
export function installLive(page: Document): void {
  addStyles(page)
  for (const figure of page.querySelectorAll(BARE)) {
    const example = page.createElement('div')
    example.className = 'example'
    figure.replaceWith(example)
    example.append(figure)
  }
  for (const [at, example] of examplesOf(page).entries()) {
    const bar = example.querySelector('.code-bar')
    if (!bar || bar.querySelector('.live-run')) continue
    const run = button('Run', 'live-run')
    const edit = button('Edit', 'live-edit')
    edit.setAttribute('aria-expanded', 'false')
    bar.querySelector('span')?.after(run, edit)
    for (const one of [run, edit])
      for (const event of ['pointerover', 'focusin'])
        // a failure is reported when the button is clicked
        one.addEventListener(event, () => void load().catch(() => undefined), { once: true, passive: true })
    run.addEventListener('click', () => void act(example, at, 'run', (found) => found.run()))
    edit.addEventListener('click', () => void act(example, at, 'edit', (found) => found.toggleEditor()))
  }
  openLinked(page)
  if (!listening) window.addEventListener('hashchange', () => openLinked(page))
  listening = true
}

let listening = false

/** Opens the example of a link with the link's statement, which isn't run automatically. */
function openLinked(page: Document): void {
  const linked = readStatementHash(window.location.hash)
  const example = linked && examplesOf(page)[linked.example - 1]
  if (!example) return
  void act(example, linked.example - 1, 'edit', async (found) => {
    await found.openEditor(linked.sql)
    example.scrollIntoView({ block: 'center' })
  })
}

/** Loads the code of an example and uses it. Offline, the code may be missing, and the example says so. */
async function act(
  example: HTMLElement,
  at: number,
  what: keyof typeof OFFLINE,
  use: (found: LiveExample) => Promise<void>,
): Promise<void> {
  let found
  try {
    found = await live(example, at)
  } catch {
    tell(noteBelow(example), OFFLINE[what])
    return
  }
  await use(found)
}

/** @throws if the code can't be loaded and the browser is offline */
async function live(example: HTMLElement, at: number): Promise<LiveExample> {
  const part = await loadOnline(load)
  const found = made.get(example) ?? new part.LiveExample(example, at + 1)
  made.set(example, found)
  return found
}

function button(text: string, className: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = text
  return element
}
