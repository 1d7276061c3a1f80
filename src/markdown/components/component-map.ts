import { card, cards } from './cards'
import type { ContentComponent } from './content-component'
import { download } from './download'
import { signature } from './signature'
import { tab, tabs } from './tabs'

/** The fixed map: every component that content may use, besides Include, which is expanded before. */
export const COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  Card: card,
  Cards: cards,
  Download: download,
  Signature: signature,
  Tab: tab,
  Tabs: tabs,
}

/** HTML elements that content may write as tags. */
export const PLAIN_TAGS = new Set(['br', 'code', 'kbd', 'sub', 'sup', 'details', 'summary', 'abbr', 'cite'])
