import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { AskError, tryServer, type Reach } from './ask'
import { chosenServer, keepChoice, ownServer, type LiveServer } from './server'
import { toDom } from './to-dom'

/** What a reader can do about a server of their own that the page can't use. */
export function helpFor(server: LiveServer, reach: Exclude<Reach, 'ready'>): { text: string; code?: string } {
  if (reach === 'unreachable')
    return { text: `No server responded at ${server.endpoint}. Check that QuestDB is running there.` }
  return {
    text: `The server at ${server.endpoint} responded, but without CORS headers, so the browser doesn’t let this page read the response. QuestDB 9.0 doesn’t send these headers. Run a proxy that does, such as nginx with this configuration, and use its address, http://localhost:9001:`,
    code: `server {
  listen 127.0.0.1:9001;
  location = /exec {
    proxy_pass ${server.endpoint.replace(/\/$/, '')};
    add_header Access-Control-Allow-Origin ${window.location.origin} always;
  }
}`,
  }
}

const button = (text: string, properties: Record<string, string | string[] | boolean> = {}): Element =>
  h('button', { type: 'button', className: ['live-button'], ...properties }, text)

/** Shows a dialog and gives the focus back when it closes. */
function openDialog(name: string, content: ElementContent[]): HTMLDialogElement {
  const dialog = toDom(
    h('dialog', { className: ['live-dialog'], ariaLabelledBy: 'live-dialog-name' }, [
      h('h2', { id: 'live-dialog-name' }, name),
      ...content,
    ]),
  ) as HTMLDialogElement
  dialog.addEventListener('close', () => {
    dialog.remove()
  })
  // navigation removes the example that the dialog belongs to
  window.addEventListener('popstate', () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** Asks whether a statement that may change data should run. */
export async function confirmChange(server: LiveServer, sql: string): Promise<boolean> {
  const dialog = openDialog(`Run this statement on ${server.name}?`, [
    h('p', 'It may change data or tables on your server:'),
    h('pre', { tabIndex: 0 }, sql),
    h('div', { className: ['live-buttons'] }, [
      button('Cancel', { dataAnswer: 'no', autofocus: true }),
      button('Run', { dataAnswer: 'yes', className: ['live-button', 'is-main'] }),
    ]),
  ])
  return new Promise((resolve) => {
    dialog.addEventListener('click', ({ target }) => {
      const answer = target instanceof HTMLElement ? target.dataset.answer : undefined
      if (answer !== undefined) dialog.close(answer)
    })
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes')
    })
  })
}

/** Lets the reader choose where examples run. The choice is stored once the server has responded. */
export function chooseServer(onChosen: (server: LiveServer) => void): void {
  const now = chosenServer(document)
  const dialog = openDialog('Choose where examples run', [
    h('form', { method: 'dialog', noValidate: true }, [
      h('fieldset', { ariaLabelledBy: 'live-dialog-name' }, [
        h('label', [
          h('input', { type: 'radio', name: 'server', value: 'demo', checked: !now.isOwn }),
          'Demo server: read-only, with this site’s demo tables',
        ]),
        h('label', [
          h('input', { type: 'radio', name: 'server', value: 'own', checked: now.isOwn }),
          'My own server on this machine',
        ]),
        h('input', {
          type: 'url',
          name: 'address',
          ariaLabel: 'Address of my own server',
          value: now.isOwn ? now.endpoint : 'http://localhost:9000/',
          spellCheck: 'false',
        }),
      ]),
      h('p', 'Your browser sends statements directly to that server. The choice is stored in this browser.'),
      h('div', { role: 'status' }),
      h('div', { className: ['live-buttons'] }, [
        button('Cancel', { dataCancel: '' }),
        button('Use this server', { type: 'submit', className: ['live-button', 'is-main'] }),
      ]),
    ]),
  ])
  const form = dialog.querySelector('form')
  const status = dialog.querySelector('[role="status"]')
  const address = dialog.querySelector<HTMLInputElement>('[name="address"]')
  const own = dialog.querySelector<HTMLInputElement>('[value="own"]')
  if (!form || !status || !address || !own) return
  const tell = (text: string, code?: string) => {
    const nodes = [h('p', text), ...(code === undefined ? [] : [h('pre', { tabIndex: 0 }, code)])]
    status.replaceChildren(...nodes.map(toDom))
  }
  const stop = new AbortController()
  dialog.addEventListener('close', () => {
    stop.abort()
  })
  dialog.querySelector('[data-cancel]')?.addEventListener('click', () => {
    dialog.close()
  })
  address.addEventListener('input', () => {
    own.checked = true
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })

  const submit = async () => {
    const server = own.checked ? ownServer(address.value) : undefined
    if (own.checked && !server) {
      tell('Enter an address on this machine, such as http://localhost:9000/.')
      address.focus()
      return
    }
    if (server) {
      tell(`Connecting to ${server.endpoint}…`)
      let reach: Reach
      try {
        reach = await tryServer(server.endpoint, stop.signal)
      } catch (error) {
        if (stop.signal.aborted) return
        tell(
          error instanceof AskError
            ? `${server.endpoint} can’t be used: ${error.message}.`
            : `The program at ${server.endpoint} isn’t a QuestDB server.`,
        )
        return
      }
      if (reach !== 'ready') {
        const { text, code } = helpFor(server, reach)
        tell(text, code)
        return
      }
    }
    keepChoice(server)
    dialog.close()
    onChosen(chosenServer(document))
  }
}
