import type { Piece } from '../../search/excerpt'

/** Text in which search terms are marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
}
