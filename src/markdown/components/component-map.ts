import { anchor } from './anchor'
import { card, cards } from './cards'
import { contactForm } from './contact-form'
import type { ContentComponent } from './content-component'
import { details } from './details'
import { download } from './download'
import { drawing } from './drawing'
import { parameterFilter } from './parameter-filter'
import { plot } from './plot'
import { signature } from './signature'
import { storageForm } from './storage-calculator'
import { tab, tabs } from './tabs'

/** The fixed map: every component that content may use, besides Include and those of data-component-map, which are expanded before. */
export const COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  Anchor: anchor,
  Card: card,
  Cards: cards,
  ContactForm: contactForm,
  Details: details,
  Download: download,
  Drawing: drawing,
  ParameterFilter: parameterFilter,
  Plot: plot,
  Signature: signature,
  StorageForm: storageForm,
  Tab: tab,
  Tabs: tabs,
}

/** HTML elements that content may write as tags, each with the attributes that it may have. */
export const PLAIN_TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['br', []],
  ['code', []],
  ['kbd', []],
  ['sub', []],
  ['sup', []],
  ['details', ['open']],
  ['summary', []],
  ['abbr', ['title']],
  ['cite', []],
])
