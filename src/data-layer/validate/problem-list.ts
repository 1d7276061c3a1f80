/** Formats the output of the build and `make check`: the number of problems, and a paragraph for each of them. */
export function problemList(problems: readonly Error[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:`
  return [count, ...problems.map(({ message }) => message)].join('\n\n')
}
