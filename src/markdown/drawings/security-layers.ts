import { arrow, box, panel, words } from './shapes'
import type { DrawingForm, PageDrawing } from './page-drawing'

/** Layers in the order that a request passes them: name, open source, Enterprise. */
const LAYERS = [
  ['Network', 'addresses, ports', 'addresses, ports'],
  ['TLS', 'proxy', 'built in'],
  ['Authentication', 'one user per endpoint', 'accounts, tokens, OIDC'],
  ['Authorization', 'read-only or full', 'database, table, column'],
  ['Storage', 'file system', 'file system'],
] as const

/** A request from top to bottom through the layers, with a column for each edition. */
const wide: DrawingForm = {
  width: 720,
  height: 340,
  content: [
    words(310, 20, 'Open source', 'name'),
    words(555, 20, 'Enterprise', 'name'),
    arrow('M92 8V36', { x: 92, y: 36, way: 'down' }),
    words(104, 20, 'request', 'start'),
    ...LAYERS.flatMap(([name, open, enterprise], at) => {
      const y = 38 + at * 62
      return [
        box({ x: 1, y, width: 182, height: 44 }, [name], ...(at === 4 ? [] : ['primary'])),
        words(310, y + 27, open),
        words(555, y + 27, enterprise),
        ...(at === 4 ? [] : [arrow(`M92 ${y + 44}V${y + 60}`, { x: 92, y: y + 60, way: 'down' })]),
      ]
    }),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 446,
  content: LAYERS.flatMap(([name, open, enterprise], at) => {
    const y = 1 + at * 90
    return [
      panel({ x: 1, y, width: 318, height: 74 }, name),
      words(13, y + 43, 'Open source', 'start', 'faint'),
      words(118, y + 43, open, 'start'),
      words(13, y + 63, 'Enterprise', 'start', 'faint'),
      words(118, y + 63, enterprise, 'start'),
      ...(at === 4 ? [] : [arrow(`M160 ${y + 74}V${y + 88}`, { x: 160, y: y + 88, way: 'down' })]),
    ]
  }),
}

/** The layers that protect a server, in both editions. */
export const securityLayers: PageDrawing = {
  label:
    'A request passes the network, TLS, authentication, and authorization before it reaches storage. In open source, TLS is provided by ' +
    'a proxy, each endpoint has one user, and access is read-only or full. Enterprise has TLS built in, accounts, tokens, and OIDC, ' +
    'and permissions by database, table, and column.',
  wide,
  narrow,
}
