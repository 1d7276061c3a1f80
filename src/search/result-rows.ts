import type { FoundPage } from './engine'

/** Puts the row of a page above those of its sections. `lead` remains the section to open first. */
export function inRows(page: FoundPage): FoundPage {
  const isPage = ({ heading }: FoundPage['sections'][number]) => heading === null
  const { sections } = page
  const rows = [...sections.filter(isPage), ...sections.filter((section) => !isPage(section))]
  const first = sections[page.lead]
  return {
    ...page,
    sections: rows,
    lead: first ? rows.indexOf(first) : 0,
  }
}
