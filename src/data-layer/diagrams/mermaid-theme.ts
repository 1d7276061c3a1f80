import { tokenColor, type DesignTokens } from '../../base/design-tokens'

/** Tokens of styles/tokens.css used by diagrams. The cleanup replaces their colors with custom properties. */
export const DIAGRAM_TOKENS = [
  '--ground',
  '--surface-1',
  '--surface-2',
  '--surface-3',
  '--line',
  '--line-strong',
  '--text',
  '--text-soft',
  '--text-faint',
] as const

/** Font stack of the labels. The rendering browser loads the site's fonts, so it measures text correctly. */
export const DIAGRAM_FONT = '"Site Sans", "Site Sans Fallback", system-ui, sans-serif'

/** Size of all text in CSS pixels. */
const FONT_SIZE = 14

/**
 * Mermaid's configuration: the site's colors and fonts, and boxes that look like those of drawings. Mermaid calculates
 * with colors, so it can't use custom properties.
 */
export function mermaidConfig(tokens: DesignTokens) {
  const token = (name: (typeof DIAGRAM_TOKENS)[number]): string => tokenColor(tokens, name)
  return {
    theme: 'base',
    fontFamily: DIAGRAM_FONT,
    fontSize: FONT_SIZE,
    htmlLabels: false,
    flowchart: {
      htmlLabels: false,
      curve: 'basis',
      padding: 10,
      diagramPadding: 2,
      nodeSpacing: 24,
      rankSpacing: 30,
      wrappingWidth: 150,
      subGraphTitleMargin: { top: 8, bottom: 8 },
    },
    sequence: { actorFontSize: FONT_SIZE, messageFontSize: FONT_SIZE, noteFontSize: FONT_SIZE },
    themeVariables: {
      darkMode: true,
      fontFamily: DIAGRAM_FONT,
      fontSize: `${FONT_SIZE}px`,
      background: token('--ground'),
      primaryColor: token('--surface-2'),
      primaryTextColor: token('--text'),
      primaryBorderColor: token('--line-strong'),
      secondaryColor: token('--surface-1'),
      secondaryTextColor: token('--text'),
      secondaryBorderColor: token('--line-strong'),
      tertiaryColor: token('--surface-1'),
      tertiaryTextColor: token('--text-soft'),
      tertiaryBorderColor: token('--line'),
      lineColor: token('--text-faint'),
      textColor: token('--text'),
      edgeLabelBackground: token('--ground'),
      clusterBkg: token('--surface-1'),
      clusterBorder: token('--line'),
      titleColor: token('--text'),
      actorBkg: token('--surface-2'),
      actorBorder: token('--line-strong'),
      actorTextColor: token('--text'),
      actorLineColor: token('--line-strong'),
      signalColor: token('--text-faint'),
      signalTextColor: token('--text'),
      labelBoxBkgColor: token('--surface-1'),
      labelBoxBorderColor: token('--line'),
      labelTextColor: token('--text'),
      loopTextColor: token('--text'),
      noteBkgColor: token('--surface-3'),
      noteTextColor: token('--text'),
      noteBorderColor: token('--line-strong'),
      activationBkgColor: token('--surface-3'),
      activationBorderColor: token('--text-faint'),
    },
    themeCSS: [
      '.edgeLabel rect{opacity:1}',
      '.edgeLabel .label text{fill:var(--text-soft)}',
      '.edgePaths .path,.flowchart-link{stroke-width:1.5px}',
    ].join(''),
  } as const
}
