/**
 * Assigns an id to each rule of a page. The first diagram of a name gets the plain id, so that links from other pages
 * remain valid if another diagram is added below.
 */
export class RuleAnchors {
  private readonly used = new Set<string>()
  private readonly first = new Map<string, string>()

  /** Ids of the rules in a fence, by name. */
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

  /** Returns the id of the page's first diagram of a rule. */
  get(name: string): string | undefined {
    return this.first.get(name)
  }
}
