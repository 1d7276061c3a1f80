import { fromHtml } from 'hast-util-from-html'
import katex from 'katex'
import { expect, it } from 'vitest'
import { formulaText } from './formula-text'

it.each([
  ['10^{-10}', '10⁻¹⁰'],
  ['2^{53}', '2⁵³'],
  ['1.8 \\cdot 10^{308}', '1.8 ⋅ 10³⁰⁸'],
  ['e^x', 'eˣ'],
  ['V_b', 'V_b'],
  ['c_{jk}', 'cⱼₖ'],
  ['D_{\\text{ask}}(x)', 'D_ask(x)'],
  ['-x + 1', '−x + 1'],
  ['\\bar{P}(T)', 'P̄(T)'],
  ['\\pi/2', 'π/2'],
  ['1.04 / \\sqrt{2^p}', '1.04/√2ᵖ'],
  ['\\lceil \\text{percentile} \\cdot n \\rceil', '⌈percentile ⋅ n⌉'],
  ['s_1 + \\dots + s_k \\ge T', 's₁ + ⋯ + sₖ ≥ T'],
  ['\\text{VWAP} = \\frac{\\sum_i p_i \\, q_i}{\\sum_i q_i}', 'VWAP = (∑ᵢ pᵢ qᵢ) / (∑ᵢ qᵢ)'],
  [
    '\\text{stddev\\_samp} = \\sqrt{\\frac{1}{n - 1} \\sum (x_i - \\bar x)^2}',
    'stddev_samp = √(1 / (n − 1)∑ (xᵢ − x̄)²)',
  ],
  ['c = \\sum_{i=1}^{n} a_{i}', 'c = ∑ᵢ₌₁ⁿ aᵢ'],
])('%s reads %s', (latex, text) => {
  const [formula] = fromHtml(katex.renderToString(latex, { displayMode: true }), { fragment: true }).children
  expect(formula?.type === 'element' && formulaText(formula)).toBe(text)
})
