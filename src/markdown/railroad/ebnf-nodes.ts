/** A part of a grammar rule. */
export type EbnfNode =
  | { kind: 'terminal'; text: string }
  | { kind: 'nonterminal'; name: string }
  | { kind: 'sequence'; items: EbnfNode[] }
  | { kind: 'choice'; options: EbnfNode[] }
  /** `item?`, `item*` and `item+`. */
  | { kind: 'optional' | 'any' | 'some'; item: EbnfNode }

/** `name ::= node`. */
export interface EbnfRule {
  name: string
  node: EbnfNode
  /** Line of the name in the grammar's text, from 1. */
  line: number
}

/** A grammar that cannot be read: what is wrong and what to write, with the place in the grammar's text. */
export class EbnfError extends Error {
  constructor(
    readonly problem: string,
    readonly instead: string,
    /** From 1. */
    readonly line: number,
    /** From 1. */
    readonly column: number,
  ) {
    super(`${problem}. ${instead}`)
    this.name = 'EbnfError'
  }
}
