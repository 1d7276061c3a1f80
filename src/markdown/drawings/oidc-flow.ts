import type { Element } from 'hast'
import { s } from 'hastscript'
import { arrow, box, words } from './shapes'
import type { DrawingForm, PageDrawing } from './page-drawing'

/** Steps in their order: from, to (columns of the drawing), and the text of each form. */
const STEPS: readonly (readonly [number, number, string, string])[] = [
  [0, 1, '1  code challenge', '1 code challenge'],
  [1, 0, '2  login, then authorization code', '2 code'],
  [0, 1, '3  code and code verifier', '3 code, verifier'],
  [1, 0, '4  access, ID, and refresh tokens', '4 tokens'],
  [0, 2, '5  query with a token', '5 query, token'],
  [2, 1, '6  validate, request user and groups', '6 validate'],
  [1, 2, '7  user name and groups', '7 user, groups'],
  [2, 0, '8  result, if the groups permit it', '8 result'],
]

/** Life lines at the given places, with the steps between them. */
function sequence(centers: readonly number[], boxWidth: number, height: number, short: boolean): Element[] {
  const names = [
    [short ? 'Console' : 'Web Console', 'browser'],
    ['Provider', 'OIDC'],
    ['QuestDB', 'server'],
  ]
  return [
    ...centers.flatMap((x, at) => [
      s('g', { className: ['axis'] }, [s('path', { d: `M${x} 56V${height - 1}` })]),
      box({ x: x - boxWidth / 2, y: 1, width: boxWidth, height: 55 }, names[at] ?? []),
    ]),
    ...STEPS.flatMap(([from, to, long, brief], at) => {
      const y = 92 + at * 34
      const start = centers[from] ?? 0
      const end = centers[to] ?? 0
      const way = end > start ? 'right' : 'left'
      // A step across the middle life line has its text in the left half.
      const middle =
        Math.abs(from - to) === 2 ? ((centers[0] ?? 0) + (centers[1] ?? 0)) / 2 : (start + end) / 2
      return [arrow(`M${start} ${y}H${end}`, { x: end, y, way }), words(middle, y - 7, short ? brief : long)]
    }),
  ]
}

const HEIGHT = 92 + 7 * 34 + 18

const wide: DrawingForm = {
  width: 720,
  height: HEIGHT,
  content: sequence([81, 360, 639], 160, HEIGHT, false),
}

const narrow: DrawingForm = {
  width: 320,
  height: HEIGHT,
  content: sequence([48, 172, 278], 82, HEIGHT, true),
}

/** The authorization code flow with PKCE between Web Console, provider, and server. */
export const oidcFlow: PageDrawing = {
  label:
    'The Web Console sends a code challenge to the OIDC provider, the user logs in there, and the console exchanges the code and its ' +
    'verifier for tokens. It then sends a token with each query to QuestDB, which validates it with the provider and receives the ' +
    'name and the groups of the user before it returns the result.',
  wide,
  narrow,
}
