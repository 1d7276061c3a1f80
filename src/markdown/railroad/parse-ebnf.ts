import { EbnfError, type EbnfNode, type EbnfRule } from './ebnf-nodes'
import { type EbnfToken, scanEbnf } from './scan-ebnf'

const REPEATS = { '?': 'optional', '*': 'any', '+': 'some' } as const

/**
 * Parses W3C-style EBNF: rules of the form `name ::= …` with quoted words, rule names, `( )`, `|`, `?`, `*`, and `+`. A
 * rule ends at the start of the next one. Comments are C-style.
 *
 * @throws {EbnfError} with the position in `text`
 */
export function parseEbnf(text: string): EbnfRule[] {
  const { tokens, end } = scanEbnf(text)
  let position = 0

  const peek = (ahead = 0): EbnfToken => tokens[position + ahead] ?? end
  const fail = (problem: string, instead: string, at: EbnfToken = peek()): never => {
    throw new EbnfError(problem, instead, at.line, at.column)
  }
  const startsRule = (): boolean => peek().kind === 'name' && peek(1).kind === '::='

  function rule(): EbnfRule {
    const name = peek()
    if (!startsRule())
      fail(`A rule must start with a name, not ${shown(name)}`, "Write name ::= 'KEYWORD' other")
    position += 2
    const node = choice(name.text)
    if (peek().kind === ')') fail('Unmatched closing parenthesis', 'Remove it, or open the group with (')
    if (peek().kind === '::=') fail('Second ::= in the same rule', 'Put the name of the next rule before it')
    return { name: name.text, node, line: name.line }
  }

  function choice(ruleName: string): EbnfNode {
    const first = sequence(ruleName)
    const options = [first]
    while (peek().kind === '|') {
      position++
      options.push(sequence(ruleName))
    }
    return options.length === 1 ? first : { kind: 'choice', options }
  }

  function sequence(ruleName: string): EbnfNode {
    const items: EbnfNode[] = []
    while (!startsRule() && ['name', 'terminal', '(', '?', '*', '+'].includes(peek().kind))
      items.push(repeated(ruleName))
    const [first] = items
    if (!first)
      return fail(
        `The rule ${ruleName} has an empty alternative`,
        'Add the missing part, or mark the group as optional with ?',
      )
    return items.length === 1 ? first : { kind: 'sequence', items }
  }

  function repeated(ruleName: string): EbnfNode {
    const first = peek()
    if (first.kind === '?' || first.kind === '*' || first.kind === '+')
      fail(`Nothing precedes ${first.kind}`, `Put the part it applies to before it: ( 'A' b )${first.kind}`)
    const item = single(ruleName)
    const sign = peek().kind
    if (sign !== '?' && sign !== '*' && sign !== '+') return item
    position++
    const second = peek().kind
    if (second === '?' || second === '*' || second === '+')
      fail(`${second} follows ${sign}`, 'Use only one of ?, *, or + per part')
    return { kind: REPEATS[sign], item }
  }

  function single(ruleName: string): EbnfNode {
    const token = peek()
    position++
    if (token.kind === 'terminal') return { kind: 'terminal', text: token.text }
    if (token.kind === 'name') return { kind: 'nonterminal', name: token.text }
    const node = choice(ruleName)
    if (peek().kind !== ')') fail('Unclosed group', 'Close it with )', token)
    position++
    return node
  }

  const rules: EbnfRule[] = []
  while (peek().kind !== 'end') {
    const start = peek()
    const next = rule()
    if (rules.some(({ name }) => name === next.name))
      fail(`The rule ${next.name} is defined twice`, 'Combine the two with |, or rename one of them', start)
    rules.push(next)
  }
  if (rules.length === 0) fail('The grammar has no rules', "Write name ::= 'KEYWORD' other")
  return rules
}

function shown(token: EbnfToken): string {
  if (token.kind === 'end') return 'the end'
  return token.kind === 'terminal' ? `'${token.text}'` : token.text
}
