/** A chart that cannot be drawn: what is wrong with it, and what to write instead. Places are added by who calls. */
export class ChartError extends Error {
  constructor(
    message: string,
    readonly instead: string,
  ) {
    super(message)
    this.name = 'ChartError'
  }
}
