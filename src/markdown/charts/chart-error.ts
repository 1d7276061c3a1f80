/** Thrown if a chart can't be drawn, with the problem and a suggestion. The caller adds the position. */
export class ChartError extends Error {
  constructor(
    message: string,
    readonly instead: string,
  ) {
    super(message)
    this.name = 'ChartError'
  }
}
