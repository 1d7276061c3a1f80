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
  ['\\sqrt[3]{x + y}', '³√(x + y)'],
  ['\\sqrt{x}', '√x'],
  ['\\hat{y} \\tilde{x}', 'y\u0302x\u0303'],
  ['\\bar{ab}', 'a\u0304b'],
  ['\\overset{n}{x}', 'xⁿ'],
  ['x_i^2', 'xᵢ²'],
  ['x_{ijk}', 'x_ijk'],
  ['x_{i + j}', 'xᵢ₊ⱼ'],
  ['x^{a/b}', 'x^(a/b)'],
  ['x^{n \\cdot m}', 'x^(n ⋅ m)'],
  ['x^{Q}', 'x^Q'],
  ['x_{1.5}', 'x_1.5'],
  ['\\int_0^1 f(x)', '∫₀¹ f(x)'],
  ['\\prod_{i} x_i', '∏ᵢ xᵢ'],
  ['2 \\sum x', '2∑ x'],
  ['a < b > c \\le d \\ne e \\approx f', 'a < b > c ≤ d ≠ e ≈ f'],
  ['a \\times b \\div c \\pm d \\to e \\in f', 'a × b ÷ c ± d → e ∈ f'],
  ['a \\equiv b \\sim c', 'a ≡ b ∼ c'],
  ['(-x)', '(−x)'],
  ['a = -b', 'a = −b'],
  ['a - -b', 'a − −b'],
  ['a \\cdot -b', 'a ⋅ −b'],
  ['f(a, b)', 'f(a,b)'],
  ['a \\; b', 'a b'],
  ['2 \\text{MB}', '2 MB'],
  ['(x) \\text{rows}', '(x) rows'],
  ['= \\text{rows}', '=rows'],
  ['\\frac{a}{b}', 'a / b'],
  ['\\frac{a}{b + c}', 'a / (b + c)'],
  ['\\log_2(n)', 'log₂(n)'],
  ['\\sin a / \\cos a', 'sin a/cos a'],
  ['\\frac{\\sin a}{\\log (b)}', '(sin a) / log(b)'],
  ['c = \\sum_{i=1}^{n} a_{i}', 'c = ∑ᵢ₌₁ⁿ aᵢ'],
])('%s reads %s', (latex, text) => {
  const [formula] = fromHtml(katex.renderToString(latex, { displayMode: true }), { fragment: true }).children
  expect(formula?.type === 'element' && formulaText(formula)).toBe(text)
})

it('an element without a formula has no text', () => {
  const [element] = fromHtml('<p>x</p>', { fragment: true }).children
  expect(element?.type === 'element' && formulaText(element)).toBe('')
})
