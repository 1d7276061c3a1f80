/** The part of @prantlf/railroad-diagrams 1.0.1 that is used here; the package has no types. */
declare module '@prantlf/railroad-diagrams' {
  /** A node of the drawing: SVG element by name, attributes and children. */
  export class FakeSVG {
    tagName: string
    attrs: Record<string, string | number>
    children: string | (FakeSVG | string)[]
    /** Pixels. */
    width: number
    /** Pixels from the line on which the track enters to the one on which it leaves. */
    height: number
    /** Pixels below the line on which the track leaves. */
    down: number
    /** Whether the track around it has a gap on both sides. */
    needsSpace?: boolean
  }
  export class Diagram extends FakeSVG {
    constructor(...items: FakeSVG[])
    /** Places all items; padding in pixels: top, right, bottom, left. */
    format(top: number, right: number, bottom: number, left: number): this
  }
  export class Start extends FakeSVG {}
  export class Sequence extends FakeSVG {
    constructor(...items: FakeSVG[])
  }
  /** Rows below each other, with a line from the end of each to the next. */
  export class Stack extends FakeSVG {
    constructor(...items: FakeSVG[])
  }
  export class Choice extends FakeSVG {
    constructor(normal: number, ...items: FakeSVG[])
  }
  export class OneOrMore extends FakeSVG {
    constructor(item: FakeSVG, separator?: FakeSVG)
  }
  export class Terminal extends FakeSVG {
    constructor(text: string)
  }
  export class NonTerminal extends FakeSVG {
    constructor(text: string, options?: { href?: string })
  }
  export class Skip extends FakeSVG {}
  /** Measures in pixels, read when a diagram is built. */
  export const Options: {
    /** Room between the rows of a choice. */
    VS: number
    /** Radius of the bends. */
    AR: number
    DIAGRAM_CLASS: string
    CHAR_WIDTH: number
    STROKE_ODD_PIXEL_LENGTH: boolean
    INTERNAL_ALIGNMENT: 'left' | 'center' | 'right'
  }
}
