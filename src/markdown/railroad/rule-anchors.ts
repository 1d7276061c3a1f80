/**
 * Gives every rule of a page an id. The first diagram of a name has the plain one, so that links from other
 * pages stay valid when a diagram is added further down.
 */
export class RuleAnchors {
  private readonly used = new Set<string>()
  private readonly first = new Map<string, string>()

  /** Ids of the rules of one fence, by name. */
  add(names: string[]): Map<string, string> {
    return new Map(
      names.map((name) => {
        const plain = `syntax-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
        let id = plain
        for (let n = 2; this.used.has(id); n++) id = `${plain}-${n}`
        this.used.add(id)
        if (!this.first.has(name)) this.first.set(name, id)
        return [name, id]
      }),
    )
  }

  /** Id of the page's first diagram of a rule. */
  get(name: string): string | undefined {
    return this.first.get(name)
  }
}
