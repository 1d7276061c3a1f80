const ALWAYS = new Set(['sql', 'pgsql', 'postgresql', 'psql', 'mysql', 'tsql', 'plsql', 'questdb'])

/** Languages of fences without a syntax of their own, which could contain SQL. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'bash', 'ini', 'yaml', 'json', 'xml', 'diff'])

/** Matches the beginning of a statement. Prose and output that start with the same word continue differently. */
const BEGINNING = new RegExp(
  `^(?:${[
    String.raw`SELECT\b[^;]*\bFROM\b`,
    String.raw`SELECT\s+[\w.*']+\(`,
    String.raw`(?:EXPLAIN\s+)?(?:SELECT|WITH|DECLARE)\s[^;]*;\s*$`,
    String.raw`WITH\s+\w+\s+AS\s*\(`,
    String.raw`DECLARE\s+@\w+\s*:=`,
    String.raw`INSERT\s+(?:ATOMIC\s+|BATCH\s+[\d_]+\s+)?INTO\s+["'\w]+`,
    String.raw`UPDATE\s+["'\w]+\s+SET\s`,
    String.raw`(?:CREATE|DROP|ALTER|TRUNCATE|REFRESH)\s+(?:ATOMIC\s+|BATCH\s+[\d_]+\s+)?(?:TABLE|MATERIALIZED\s+VIEW|USER|GROUP|SERVICE\s+ACCOUNT)\s+\S`,
    String.raw`(?:GRANT|REVOKE)\s+\w[^;]*\b(?:TO|FROM)\s`,
    String.raw`SHOW\s+(?:TABLES|COLUMNS|PARTITIONS|PARAMETERS|CREATE\s+TABLE)\b`,
    String.raw`COPY\s+["'\w]+\s+FROM\s+'`,
  ].join('|')})`,
  'i',
)

/** Returns whether code is SQL, either by the name of its language or because plain text begins like a statement. */
export function looksLikeSql(language: string, code: string): boolean {
  if (ALWAYS.has(language)) return true
  if (!PLAIN.has(language)) return false
  const begin = code.replace(/^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '')
  // "Select a table from the list" is prose, because nobody writes keywords in title case.
  return !/^[A-Z][a-z]/.test(begin) && BEGINNING.test(begin)
}
