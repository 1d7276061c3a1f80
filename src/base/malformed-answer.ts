/** A response isn't in QuestDB's format, or doesn't match the request. */
export class MalformedAnswer extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'MalformedAnswer'
  }
}
