/** KaTeX's rule for something of one size in something of another: `reset-size3.size5` is 0.9 / 0.7. */
const RULE =
  /\.katex \.fontsize-ensurer\.reset-size(\d+)\.size(\d+),\.katex \.sizing\.reset-size\1\.size\2\{font-size:([\d.]+)em\}/g

/** KaTeX's size of the text itself. */
const NORMAL = '6'

/** What rounding of KaTeX's ratios may make of them. */
const ROUNDING = 0.001

/**
 * KaTeX's stylesheet has a rule for each of its 11 sizes in each other, half of all that it says. The browser can compute
 * the ratio: 23 rules do the same.
 *
 * @param css KaTeX's stylesheet
 * @throws when its ratios are not those of 11 sizes
 */
export function withComputedSizes(css: string): string {
  const rules = [...css.matchAll(RULE)].map(([, from = '', to = '', ratio]) => ({
    from,
    to,
    ratio: Number(ratio),
  }))
  const sizes = rules
    .filter(({ from }) => from === NORMAL)
    .map(({ to, ratio }) => ({ name: to, size: ratio }))
  const sizeOf = (name: string) => sizes.find((one) => one.name === name)?.size ?? NaN
  const odd = rules.find(({ from, to, ratio }) => !(Math.abs(sizeOf(to) / sizeOf(from) - ratio) < ROUNDING))
  if (rules.length === 0 || odd)
    throw new Error(
      'The sizes in katex.min.css differ from what src/data-layer/outputs/formula-sizes.ts expects: fix RULE, or keep the sizes that KaTeX defines',
    )
  const computed = [
    ...sizes.map(
      ({ name, size }) => `.katex .reset-size${name}{--from:${size}}.katex .size${name}{--to:${size}}`,
    ),
    '.katex [class*=reset-size]:is(.sizing,.fontsize-ensurer){font-size:calc(1em*var(--to)/var(--from))}',
  ]
  return css.replace(RULE, '') + computed.join('')
}
