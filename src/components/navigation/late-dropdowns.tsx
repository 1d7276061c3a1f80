import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { DropdownTriggers } from './dropdown-triggers'
import type { DropdownsProps, Wake } from './wake'

/**
 * The dropdowns, whose code comes when a reader reaches for one: the accessible primitives are half the size of React
 * itself. Not by `lazy`, whose fallback is another element than what stood before: the buttons stay the same ones while
 * the code arrives, so that neither the pointer nor the focus on them is lost.
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
