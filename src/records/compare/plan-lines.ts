/** Decodes the HTML entities in plans that /exec returns: `&nbsp;` for spaces, `&lt;` in comparisons. */
export function decodePlanLine(line: string): string {
  return line
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/**
 * Removes what depends on the machine from a plan: the number of workers, and the JIT compiler, which exists
 * on x86-64 only.
 */
export function canonicalPlan(lines: string[]): string[] {
  return lines.map((line) => line.replace(/\bworkers: \d+/, 'workers: N').replace(/\bAsync JIT /, 'Async '))
}
