/** The plan's text as /exec gives it holds HTML: spaces as `&nbsp;`, comparisons as `&lt;`. */
export function decodePlanLine(line: string): string {
  return line
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/**
 * A plan without what depends on the machine: the number of workers, and the JIT compiler, which exists on
 * x86-64 only.
 */
export function canonicalPlan(lines: string[]): string[] {
  return lines.map((line) => line.replace(/\bworkers: \d+/, 'workers: N').replace(/\bAsync JIT /, 'Async '))
}
