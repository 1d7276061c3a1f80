/** Maximum length of the issue body, because code hosts reject long URLs. */
const LONGEST = 4000

/**
 * URL of a prefilled new-issue form.
 * @param repository URL of the repository
 * @param title title of the issue
 * @param place URL of the page on which the error occurred
 * @param lines error messages, outermost first
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
