import type { PhrasingContent } from 'mdast'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { ReleaseTexts } from '../../content/site/marketing-schemas'
import type { DataComponent } from './data-component'
import { link, table, text } from './markdown-nodes'
import { writtenDay } from '../../base/written-day'
import { ownValue } from '../../base/own-value'

/** `<ReleaseFacts />`: a table of facts about the latest release. Unknown facts have no row. */
export const releaseFacts: DataComponent = {
  optional: [],
  expand({ context }) {
    const { latestRelease, releaseTexts } = context.site
    const { facts } = releaseTexts
    const rows = rowsOf(latestRelease, releaseTexts)
    return [
      table([
        [[text(facts.heading)], [text(facts.value)]],
        ...rows.map(([name, value]) => [[text(name)], value]),
      ]),
    ]
  },
}

function rowsOf(release: ReleaseFacts, { facts, reactions }: ReleaseTexts): [string, PhrasingContent[]][] {
  const yesNo = (value: boolean) => [text(value ? facts.yes : facts.no)]
  const day = (date: string | null) => (date === null ? null : [text(writtenDay(date))])
  const told = reactionsText(release, reactions)
  const source =
    release.provenance === 'live' && release.fetchedAt !== null
      ? `${facts.live}, ${writtenDay(release.fetchedAt)}`
      : facts.snapshot
  const rows: [string, PhrasingContent[] | null][] = [
    [facts.version, [text(release.name)]],
    [facts.tag, [link(release.tag, release.url)]],
    [facts.published, day(release.publishedAt)],
    [facts.created, day(release.createdAt)],
    [facts.draft, yesNo(release.draft)],
    [facts.prerelease, yesNo(release.prerelease)],
    [facts.files, release.assets.length > 0 ? [text(String(release.assets.length))] : null],
    [facts.reactions, told === null ? null : [text(told)]],
    [facts.mentions, release.mentionsCount === null ? null : [text(String(release.mentionsCount))]],
    [facts.source, [text(source)]],
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

/** `12 in all: 10 thumbs up, 2 rockets`; null if unknown. */
function reactionsText({ reactions }: ReleaseFacts, names: ReleaseTexts['reactions']): string | null {
  if (reactions === null) return null
  const kinds = Object.entries(names).flatMap(([kind, name]) => {
    const count = ownValue(reactions, kind) ?? 0
    return count > 0 ? [`${count} ${name}`] : []
  })
  return kinds.length > 0 ? `${reactions.total}: ${kinds.join(', ')}` : String(reactions.total)
}
