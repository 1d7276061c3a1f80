import { expect, it } from 'vitest'
import { createLink, linkCrosshair } from './linked-crosshairs'

it('shows the time of one chart in the others until they leave', () => {
  const shown: string[] = []
  const [price, index] = ['price', 'index'].map((name) =>
    linkCrosshair((time) => shown.push(`${name} ${time}`)),
  )
  price!.tell(60)
  index!.tell(null)
  index!.leave()
  price!.tell(120)
  expect(shown).toEqual(['index 60', 'price null'])
  price!.leave()
})

it('does not send a time back to the chart that it came from', () => {
  const shown: number[] = []
  const answering = linkCrosshair((time) => {
    if (time !== null) answering.tell(time + 1)
  })
  const asking = linkCrosshair((time) => {
    if (time !== null) shown.push(time)
  })
  asking.tell(60)
  expect(shown).toEqual([])
  answering.leave()
  asking.leave()
})

it('separates groups', () => {
  const shown: number[] = []
  createLink<number>()((value) => shown.push(value))
  createLink<number>()(() => undefined).tell(1)
  expect(shown).toEqual([])
})
