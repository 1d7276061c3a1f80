import type { DataComponent } from './data-component'
import { problem } from '../page-context'
import { link, paragraph, strong } from './markdown-nodes'

/** The page that describes all known issues; the id of an issue is its anchor. */
const KNOWN_ISSUES_PAGE = '/release-notes/'

/** `<KnownIssue id="…" />`: a line that names an issue in content/known-issues.yml and links to its description. */
export const knownIssue: DataComponent = {
  optional: ['id'],
  expand({ context, attributes, node }) {
    const { knownIssues } = context.site
    const issue = knownIssues.find(({ id }) => id === attributes.id)
    if (!issue) {
      problem(
        context,
        node,
        `there is no known issue "${attributes.id ?? ''}"`,
        `write <KnownIssue id="…" /> with one of ${knownIssues.map(({ id }) => id).join(', ') || 'no ids yet'}`,
      )
      return []
    }
    return [
      paragraph(
        [
          strong(`Known issue in ${issue.affects.join(', ')}:`),
          { type: 'text', value: ' ' },
          link(issue.title, `${KNOWN_ISSUES_PAGE}#${issue.id}`),
        ],
        'known-issue',
      ),
    ]
  },
}
