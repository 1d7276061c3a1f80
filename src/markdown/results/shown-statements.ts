import type { SqlExample, StatementRecord } from '../../records/record-format'

/**
 * Returns the response to the last statement, which is the one readers want to see. Intended failures are shown
 * regardless of their position.
 */
export function shownStatements({ statements }: SqlExample): StatementRecord[] {
  const failed = statements.filter(({ kind }) => kind === 'error')
  return failed.length > 0 ? failed : statements.slice(-1)
}
