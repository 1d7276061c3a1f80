import { Chevron } from '../icons/chevron'
import type { Wake } from './wake'
import * as styles from './dropdowns.module.css'

interface DropdownTriggersProps {
  dropdowns: Queries.HeaderFragment['dropdowns']
  onWake: (wake: Wake) => void
  /** Called when the pointer leaves before the menus have loaded. */
  onLeave: () => void
}

/** The buttons of the dropdown menus before their code is needed, with the same markup. */
export function DropdownTriggers({ dropdowns, onWake, onLeave }: DropdownTriggersProps) {
  return (
    <ul className={styles.list}>
      {dropdowns.map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.trigger}
            aria-expanded={false}
            data-menu={name}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') onWake({ name, by: 'hover' })
            }}
            onPointerLeave={onLeave}
            onFocus={(event) => {
              if (event.target.matches(':focus-visible')) onWake({ name, by: 'focus' })
            }}
            onClick={() => {
              onWake({ name, by: 'press' })
            }}
          >
            {name}
            <Chevron />
          </button>
        </li>
      ))}
    </ul>
  )
}
