/** Longer texts are cut: code hosts refuse long addresses. */
const LONGEST = 4000

/**
 * Address of a form for a report that is filled in already.
 * @param repository address of the repository that takes reports
 * @param title title of the report
 * @param place address of the page that it is about
 * @param lines what happened, outermost first
 */
export function reportAddress(
  repository: string,
  title: string,
  place: string,
  lines: readonly string[],
): string {
  const body = [`Page: ${place}`, '', '```', ...lines, '```'].join('\n').slice(0, LONGEST)
  return `${repository}/issues/new?${new URLSearchParams({ title, body }).toString()}`
}
