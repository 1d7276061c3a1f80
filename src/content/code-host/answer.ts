import { z } from 'zod'
import { REPOSITORY } from './query'

/** Kinds of reactions, as named by the code host. */
export const REACTION_CONTENTS = [
  'THUMBS_UP',
  'THUMBS_DOWN',
  'LAUGH',
  'HOORAY',
  'CONFUSED',
  'HEART',
  'ROCKET',
  'EYES',
] as const

const count = z.number().int().nonnegative()
const address = z.url({ protocol: /^https$/, error: 'is not an https URL' })
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'is not an ISO 8601 date' })
const counted = z.strictObject({ totalCount: count })
const named = z.strictObject({ name: z.string().min(1) })

/**
 * Tags and file names become part of shell commands that readers copy, so they must not contain characters with a
 * meaning in a shell.
 */
const plain = z.string().regex(/^[A-Za-z0-9][\w.+-]*$/, 'is not a plain name such as 9.0.0')

const asset = z.strictObject({
  name: plain,
  size: count,
  downloadCount: count.nullable(),
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/, 'is not a media type such as application/gzip'),
  downloadUrl: address,
})

const release = z.strictObject({
  tagName: plain,
  name: z.string().nullable(),
  isDraft: z.boolean(),
  isPrerelease: z.boolean(),
  createdAt: moment.nullable(),
  publishedAt: moment.nullable(),
  url: address,
  description: z.string().nullable(),
  releaseAssets: z.strictObject({ nodes: z.array(asset) }),
  reactionGroups: z
    .array(z.strictObject({ content: z.enum(REACTION_CONTENTS), reactors: counted }))
    .nullable(),
  mentions: counted.nullable(),
})

const repository = z.strictObject({
  nameWithOwner: z.literal(`${REPOSITORY.owner}/${REPOSITORY.name}`),
  name: z.string().min(1),
  url: address,
  description: z.string().nullable(),
  stargazerCount: count.nullable(),
  forkCount: count.nullable(),
  issues: counted.nullable(),
  licenseInfo: z.strictObject({ name: z.string().min(1), spdxId: z.string().nullable() }).nullable(),
  defaultBranchRef: named.nullable(),
  repositoryTopics: z.strictObject({ nodes: z.array(z.strictObject({ topic: named })).nullable() }),
  latestRelease: release,
})

/** The data of a response to the query, with null for unknown facts, as the snapshot may contain. */
export const answerShape = z.strictObject({ repository })

/** The data of a response to the query. */
export type CodeHostAnswer = z.infer<typeof answerShape>

/** The data that the live code host must return: nothing is null unless its schema permits it. */
export const liveAnswerShape: z.ZodType<CodeHostAnswer> = z.strictObject({
  repository: repository.extend({
    stargazerCount: count,
    forkCount: count,
    issues: counted,
    latestRelease: release.extend({
      createdAt: moment,
      releaseAssets: z.strictObject({ nodes: z.array(asset.extend({ downloadCount: count })) }),
    }),
  }),
})

/**
 * The response that the entire build uses. It consists of plain data because it's passed to Gatsby's worker processes
 * as JSON.
 */
export interface ChosenAnswer {
  provenance: 'live' | 'snapshot'
  answer: CodeHostAnswer
  /** When the code host returned this response (ISO 8601, UTC); null for a handwritten snapshot. */
  fetchedAt: string | null
  /** Whether the sizes of the assets are rounded. */
  sizesAreApproximate: boolean
}
