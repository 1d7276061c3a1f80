import type { ChosenAnswer, CodeHostAnswer, REACTION_CONTENTS } from './answer'
import { REPOSITORY } from './query'

type ReactionContent = (typeof REACTION_CONTENTS)[number]
type RawRelease = CodeHostAnswer['repository']['latestRelease']

/** The latest release as used by pages and the `Release` node. Null means unknown, never zero. */
export interface ReleaseFacts {
  tag: string
  name: string
  draft: boolean
  prerelease: boolean
  /** ISO 8601, a date or a date and time. */
  createdAt: string | null
  /** ISO 8601, a date or a date and time. */
  publishedAt: string | null
  url: string
  /** Markdown. */
  notes: string | null
  /** Sorted by name. */
  assets: ReleaseAssetFacts[]
  reactions: ReleaseReactionFacts | null
  mentionsCount: number | null
  dataSet: 'fetch-latest-release'
  provenance: ChosenAnswer['provenance']
  /** ISO 8601 in UTC. */
  fetchedAt: string | null
}

/** A file of a release. */
export interface ReleaseAssetFacts {
  name: string
  sizeBytes: number
  sizeIsApproximate: boolean
  downloads: number | null
  contentType: string
  url: string
}

/** Number of reactions to a release, by kind. */
export type ReleaseReactionFacts = Record<'total' | (typeof REACTION_NAMES)[ReactionContent], number>

/** The repository as used by pages and the `Repository` node. Null means unknown, never zero. */
export interface RepositoryFacts {
  name: string
  owner: string
  description: string | null
  stars: number | null
  forks: number | null
  /** Number of open issues, excluding pull requests. */
  issues: number | null
  defaultBranch: string | null
  /** SPDX identifier, or the name of the license if it has none. */
  license: string | null
  topics: string[] | null
  url: string
  provenance: ChosenAnswer['provenance']
  /** ISO 8601 in UTC. */
  fetchedAt: string | null
}

const REACTION_NAMES = {
  THUMBS_UP: 'plusOne',
  THUMBS_DOWN: 'minusOne',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
} as const satisfies Record<ReactionContent, string>

/** Returns the facts about the latest release in a response. */
export function releaseFacts(answer: CodeHostAnswer, origin: Omit<ChosenAnswer, 'answer'>): ReleaseFacts {
  const release = answer.repository.latestRelease
  return {
    tag: release.tagName,
    name: release.name === null || release.name === '' ? release.tagName : release.name,
    draft: release.isDraft,
    prerelease: release.isPrerelease,
    createdAt: release.createdAt,
    publishedAt: release.publishedAt,
    url: release.url,
    notes: release.description,
    assets: release.releaseAssets.nodes
      .map((asset) => ({
        name: asset.name,
        sizeBytes: asset.size,
        sizeIsApproximate: origin.sizesAreApproximate,
        downloads: asset.downloadCount,
        contentType: asset.contentType,
        url: asset.downloadUrl,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    reactions: reactionsOf(release.reactionGroups),
    mentionsCount: release.mentions?.totalCount ?? null,
    dataSet: 'fetch-latest-release',
    provenance: origin.provenance,
    fetchedAt: origin.fetchedAt,
  }
}

function reactionsOf(groups: RawRelease['reactionGroups']): ReleaseReactionFacts | null {
  if (!groups) return null
  const reactions: ReleaseReactionFacts = {
    total: 0,
    plusOne: 0,
    minusOne: 0,
    laugh: 0,
    hooray: 0,
    confused: 0,
    heart: 0,
    rocket: 0,
    eyes: 0,
  }
  for (const { content, reactors } of groups) {
    reactions[REACTION_NAMES[content]] += reactors.totalCount
    reactions.total += reactors.totalCount
  }
  return reactions
}

/** Returns the facts about the repository in a response. */
export function repositoryFacts(
  answer: CodeHostAnswer,
  origin: Omit<ChosenAnswer, 'answer'>,
): RepositoryFacts {
  const { repository } = answer
  return {
    name: repository.name,
    owner: REPOSITORY.owner,
    description: repository.description,
    stars: repository.stargazerCount,
    forks: repository.forkCount,
    issues: repository.issues?.totalCount ?? null,
    defaultBranch: repository.defaultBranchRef?.name ?? null,
    license: repository.licenseInfo?.spdxId ?? repository.licenseInfo?.name ?? null,
    topics: repository.repositoryTopics.nodes?.map(({ topic }) => topic.name) ?? null,
    url: repository.url,
    provenance: origin.provenance,
    fetchedAt: origin.fetchedAt,
  }
}
