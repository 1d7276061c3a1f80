import ts from 'typescript'

/**
 * `table[name]` and `name in table`, where the name may be any string: every object inherits `constructor`, `__proto__`
 * and others, so the word in a page or an answer finds what nobody put there. Array indexes and names that the type
 * checker knows are fine.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noInheritedLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lookup:
        'The name can be any string, including `constructor`: use ownValue (src/base/own-value.ts) or a Map.',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()

    /** @param {ts.Type} type */
    const isAnyString = (type) => {
      const known = type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? type) : type
      return known.isUnion()
        ? known.types.some(isAnyString)
        : (known.flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0
    }
    /** A cast does not change the name: `table[name as keyof Table]`. */
    const mayBeAnyString = (name) =>
      isAnyString(getTypeAtLocation(name)) ||
      (/^TS(As|NonNull|Satisfies)/.test(name.type) && mayBeAnyString(name.expression))
    const check = (node, name) => {
      if (mayBeAnyString(name)) context.report({ node, messageId: 'lookup' })
    }
    return {
      'MemberExpression[computed=true]': (node) => check(node, node.property),
      'ObjectPattern > Property[computed=true]': (node) => check(node, node.key),
      'BinaryExpression[operator="in"]': (node) => check(node, node.left),
    }
  },
}
