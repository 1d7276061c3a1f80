/** For tests: input that readers should never type, by kind, none of which has results. */
export const ODD_INPUT: readonly (readonly [name: string, text: string])[] = [
  ['an element with a handler', '<img src=x onerror="window.hacked=1">'],
  ['a script', '"><script>window.hacked=1</script>'],
  ['an address with a script', 'javascript:window.hacked=1'],
  ['the prototype', '__proto__'],
  ['an inherited property', 'constructor'],
  ['an inherited method', 'toString'],
  ['10,000 characters', 'qz'.repeat(5_000)],
  ['a lone surrogate', '\ud83d'],
  ['two halves in the wrong order', '\udc00\ud800'],
  ['punctuation', '?!… ()[]{}"\'\\/-–—'],
  ['zero-width characters', '\u200b\u200d\ufeff\u00ad'],
  ['marks of the writing direction', '\u202e\u2067\u200f'],
  ['words from right to left', 'שלום \u202e עולם'],
  ['a template', '{{constructor.constructor("window.hacked=1")()}} ${window.hacked=1}'],
  ['a pattern', '(a+)+$ [^]* \\'],
]
