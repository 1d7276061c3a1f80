import { colorSql } from '../sql/color-sql'

/** SQL with the colors of code blocks, for parts that are rendered in the browser. */
export function ColoredSql({ sql }: { sql: string }) {
  return colorSql(sql).map(({ text, className }, at) =>
    className === null ? (
      text
    ) : (
      <span key={at} className={className}>
        {text}
      </span>
    ),
  )
}
