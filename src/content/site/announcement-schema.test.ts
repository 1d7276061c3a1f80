import { expect, it } from 'vitest'
import { announcementSchema } from './site-data-schemas'

const announcement = (id: string) => ({ id, text: 'QuestDB 9.0 is here.', closeable: true, enabled: true })

it('takes words as ids', () => {
  expect(announcementSchema.safeParse(announcement('release-9_0')).success).toBe(true)
})

// the id stands unescaped in a style element
it.each(['', 'a b', 'a"]{}', '</style><script>', 'a\\', 'ä'])('refuses %j as an id', (id) => {
  expect(announcementSchema.safeParse(announcement(id)).success).toBe(false)
})
