/** Properties of a page in a report about it. */
export interface ReportedPage {
  title: string
  /** Absolute URL. */
  address: string
  /** Categories in the sidebar; empty for pages outside it. */
  section: string
  /** Version of the product. */
  version: string
}

const QUESTIONS = {
  yes: ['Helpful', 'What did you find helpful on this page?'],
  no: ['Not helpful', 'What were you looking for, and what is missing, incorrect, or unclear?'],
} as const

/** Returns the URL of a draft issue on the code host, with all known fields filled in. */
export function helpfulIssue(repository: string, answer: 'yes' | 'no', page: ReportedPage): string {
  const [verdict, question] = QUESTIONS[answer]
  const facts = [
    `- Page: ${page.address}`,
    ...(page.section === '' ? [] : [`- Section: ${page.section}`]),
    `- Version: ${page.version}`,
  ]
  const draft = new URLSearchParams({
    title: `${verdict}: ${page.title}`,
    body: `**${question}**\n\n\n\n---\n${facts.join('\n')}\n`,
  })
  return `${repository}/issues/new?${draft.toString()}`
}
