import { createElement, type CSSProperties, type ReactElement } from 'react'
import { tokenColor, type DesignTokens } from '../../../base/design-tokens'
import { printableText } from './printable-text'
import { TITLE_LINES, titleSize } from './title-size'

/** Size recommended by all networks, in pixels. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Colors of an image, to which no style sheet applies. */
const TOKENS = {
  ground: '--ground',
  decoration: '--surface-2',
  accent: '--accent',
  accentText: '--accent-text',
  soft: '--text-soft',
  heading: '--text-heading',
  /** The line of the logo. */
  line: '--text',
} as const

/** The colors of an image by role. */
export type ImageColors = Record<keyof typeof TOKENS, string>

/** Returns the colors of an image. */
export const imageColors = (tokens: DesignTokens): ImageColors =>
  Object.fromEntries(
    Object.entries(TOKENS).map(([role, name]) => [role, tokenColor(tokens, name)]),
  ) as ImageColors

/** Texts of an image. */
export interface SocialImageInput {
  /** Title of the page, without the site's name. */
  title: string
  /** Section of the site, such as "SQL reference" or "Blog". */
  section: string
  /** One or two sentences, truncated after two lines. */
  description: string
}

export const FONT_FAMILY = 'Social Sans'
const MARGIN = 80
/** Slightly less than the available width, because satori's ellipsis may extend beyond its box. */
const TITLE_WIDTH = IMAGE_SIZE.width - 2 * MARGIN - 10
const SITE_NAME = 'QuestDB'

/** Returns the text of an image as elements for satori, on a transparent background. */
export function socialImageLayout(input: SocialImageInput, colors: ImageColors): ReactElement {
  const title = printableText(input.title) || SITE_NAME
  const section = printableText(input.section)
  const description = printableText(input.description)
  const { size, lines } = titleSize(title, TITLE_WIDTH)

  return box(
    {
      ...IMAGE_SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${MARGIN - 8}px ${MARGIN}px ${MARGIN}px`,
      fontFamily: FONT_FAMILY,
    },
    // the logo left of the name is part of the background
    box({ height: 56, alignItems: 'center', paddingLeft: 76 }, [
      text({ fontSize: 36, fontWeight: 600, color: colors.heading, letterSpacing: '-0.01em' }, SITE_NAME, 1),
    ]),
    box({ flexDirection: 'column' }, [
      section === ''
        ? undefined
        : text({ fontSize: 28, fontWeight: 600, color: colors.accentText, marginBottom: 18 }, section, 1),
      text(
        {
          fontSize: size,
          fontWeight: 600,
          color: colors.heading,
          lineHeight: 1.12,
          letterSpacing: '-0.022em',
          maxWidth: TITLE_WIDTH,
          wordBreak: 'break-word',
          // satori truncates three balanced lines too early
          textWrap: lines === 2 ? 'balance' : 'wrap',
        },
        title,
        TITLE_LINES,
      ),
      description === ''
        ? undefined
        : text(
            { fontSize: 31, color: colors.soft, lineHeight: 1.42, marginTop: 26, maxWidth: 960 },
            description,
            2,
          ),
    ]),
  )
}

function box(style: CSSProperties, ...children: unknown[]): ReactElement {
  return createElement(
    'div',
    { style: { display: 'flex', ...style } },
    ...(children.flat() as ReactElement[]),
  )
}

/** Text limited to a number of lines, with an ellipsis if it's longer. */
function text(style: CSSProperties, content: string, lines: number): ReactElement {
  return createElement('div', { style: { display: 'block', lineClamp: lines, ...style } }, content)
}
