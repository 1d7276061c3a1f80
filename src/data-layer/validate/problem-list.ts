/** What the build and `make check` print: the number of problems, then one problem in each paragraph. */
export function problemList(problems: readonly Error[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:`
  return [count, ...problems.map(({ message }) => message)].join('\n\n')
}
