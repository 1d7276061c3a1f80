import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { DropdownTriggers } from './dropdown-triggers'
import type { DropdownsProps, Wake } from './wake'

/**
 * Loads the dropdown menus when a reader approaches them, because the accessible primitives are half the size of React.
 * `lazy` isn't suitable because its fallback replaces the elements: here, the buttons remain the same while the code
 * loads, so they keep the pointer and the focus.
 */
export function LateDropdowns({ dropdowns }: Pick<DropdownsProps, 'dropdowns'>) {
  const [wake, setWake] = useState<Wake>()
  const [Dropdowns, setDropdowns] = useState<ComponentType<DropdownsProps> | null>(null)
  const isWanted = wake !== undefined
  useEffect(() => {
    if (!isWanted || Dropdowns) return
    let isGone = false
    void loadPart(() => import('./dropdowns')).then((module) => {
      if (!isGone) setDropdowns(() => module.Dropdowns)
    })
    return () => {
      isGone = true
    }
  }, [isWanted, Dropdowns])
  if (wake && Dropdowns) return <Dropdowns dropdowns={dropdowns} wake={wake} />
  return (
    <DropdownTriggers
      dropdowns={dropdowns}
      onWake={setWake}
      onLeave={() => {
        setWake((now) => (now?.by === 'hover' ? undefined : now))
      }}
    />
  )
}
