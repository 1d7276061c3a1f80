/** A response is not what QuestDB sends, or not what was asked for. */
export class MalformedAnswer extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'MalformedAnswer'
  }
}
