/** Quotes the numbers in JSON text, because JavaScript can't represent every LONG and drops the `.0` of `1.0`. */
export function quoteNumbers(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  )
}
