import { anchor } from './anchor'
import { bars } from './bars'
import { card, cards, linkGroup, lists } from './cards'
import { comparison } from './comparison'
import { contactEmail, contactForm } from './contact'
import type { ContentComponent } from './content-component'
import { details } from './details'
import { download } from './download'
import { drawing } from './drawing'
import { hero } from './hero'
import { language, languages } from './languages'
import { pair } from './pair'
import { parameterFilter } from './parameters'
import { path, paths } from './paths'
import { plot } from './plot'
import { action, actions, band, columns, figure, figures, finePrint, pane, split } from './sections'
import { showcase } from './showcase'
import { signature } from './signature'
import { storageForm } from './storage-calculator'
import { tab, tabs } from './tabs'

/** The components available in content, except Include and those in data-component-map, which are expanded earlier. */
export const COMPONENTS: Readonly<Record<string, ContentComponent>> = {
  Action: action,
  Actions: actions,
  Anchor: anchor,
  Band: band,
  Bars: bars,
  Card: card,
  Cards: cards,
  Columns: columns,
  Comparison: comparison,
  ContactEmail: contactEmail,
  ContactForm: contactForm,
  Details: details,
  Download: download,
  Drawing: drawing,
  Figure: figure,
  Figures: figures,
  FinePrint: finePrint,
  Language: language,
  Languages: languages,
  LinkGroup: linkGroup,
  Lists: lists,
  Pair: pair,
  Pane: pane,
  Path: path,
  Paths: paths,
  Hero: hero,
  ParameterFilter: parameterFilter,
  Plot: plot,
  Showcase: showcase,
  Signature: signature,
  Split: split,
  StorageForm: storageForm,
  Tab: tab,
  Tabs: tabs,
}

/** HTML elements permitted as tags in content, with their permitted attributes. */
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
