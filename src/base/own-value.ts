/**
 * Looks up a name in a table. Only the table's own entries count, because a name from text can be one that every object
 * inherits (`constructor`, `__proto__`).
 */
export function ownValue<Table extends object>(
  table: Table,
  name: PropertyKey,
): Table[keyof Table] | undefined {
  // eslint-disable-next-line local/no-inherited-lookup -- the one place that checks first
  return Object.hasOwn(table, name) ? table[name as keyof Table] : undefined
}
