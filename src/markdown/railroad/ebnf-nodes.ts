/** A part of a grammar rule. */
export type EbnfNode =
  | { kind: 'terminal'; text: string }
  | { kind: 'nonterminal'; name: string }
  | { kind: 'sequence'; items: EbnfNode[] }
  | { kind: 'choice'; options: EbnfNode[] }
  /** `item?`, `item*`, and `item+`. */
  | { kind: 'optional' | 'any' | 'some'; item: EbnfNode }

/** `name ::= node`. */
export interface EbnfRule {
  name: string
  node: EbnfNode
  /** Line of the name in the grammar, starting at 1. */
  line: number
}

/** Thrown if a grammar is invalid, with the problem, a suggestion, and the position in the grammar. */
export class EbnfError extends Error {
  constructor(
    readonly problem: string,
    readonly instead: string,
    /** Starts at 1. */
    readonly line: number,
    /** Starts at 1. */
    readonly column: number,
  ) {
    super(`${problem}. ${instead}`)
    this.name = 'EbnfError'
  }
}
