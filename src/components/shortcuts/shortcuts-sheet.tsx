import * as Dialog from '@radix-ui/react-dialog'
import { Fragment, useState } from 'react'
import { SHORTCUTS } from '../../client/keyboard/shortcut-list'
import { singleKeysOn, switchSingleKeys } from '../../client/keyboard/single-keys'
import { CloseIcon } from '../icons/close-icon'
import { SearchKeys } from '../search/search-keys'
import * as styles from './shortcuts-sheet.module.css'

interface ShortcutsSheetProps {
  open: boolean
  onClose: () => void
  /** Called after the sheet has closed, to restore the focus. */
  onClosed: () => void
}

/** The list of keyboard shortcuts, with a switch for single-key shortcuts. */
export function ShortcutsSheet({ open, onClose, onClosed }: ShortcutsSheetProps) {
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>Keyboard shortcuts</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close keyboard shortcuts">
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className={styles.body}>
            <p className={styles.always}>
              <SearchKeys /> Search (always on)
            </p>
            <label className={styles.toggle}>
              <input
                type="checkbox"
                role="switch"
                checked={on}
                onChange={({ target }) => {
                  switchSingleKeys(target.checked)
                  setOn(target.checked)
                }}
              />
              Single-key shortcuts
              <small>Turn these off if you use speech input or trigger them by accident.</small>
            </label>
            <div className={on ? undefined : styles.off}>
              {SHORTCUTS.map(([group, shortcuts]) => (
                <section key={group} aria-labelledby={`shortcuts-${group}`}>
                  <h3 id={`shortcuts-${group}`}>{group}</h3>
                  <dl>
                    {shortcuts.map(({ keys, does }) => (
                      <div key={does}>
                        <dt>
                          <Keys keys={keys} />
                        </dt>
                        <dd>{does}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Alternative keys, or keys to press in sequence. */
function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' or '}
      {key.split(' ').map((one, place) => (
        <Fragment key={one}>
          {place > 0 && ' then '}
          <kbd>{one}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}
