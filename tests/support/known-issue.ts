/** An entry of content/known-issues.yml. */
export const issue = (id: string, reproduction: string) => `- id: ${id}
  title: The issue ${id}
  severity: low
  affects: ['9.0.1']
  symptom: The server answers something else.
  workaround: Do something else instead.
  pages: [/docs/reference/sql/where/]
  reproduction: ${reproduction}
`
