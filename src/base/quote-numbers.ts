/** Puts quotes around the numbers of a JSON text: a LONG or `1.0` would not survive as a number of JavaScript. */
export function quoteNumbers(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  )
}
