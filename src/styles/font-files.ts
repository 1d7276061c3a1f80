/** The fonts that every page uses, preloaded. Their names change with their bytes (see fonts.css, which has rarer ones too). */
export const FONT_FILES = ['/fonts/site-sans-0c9f55f9.woff2', '/fonts/site-mono-adcf9502.woff2'] as const

/** The fonts of accented letters and rarer signs, which few pages show. */
export const RARE_FONT_FILES = {
  sans: '/fonts/site-sans-more-996a6722.woff2',
  mono: '/fonts/site-mono-more-d7690a78.woff2',
} as const

/** The characters that only RARE_FONT_FILES have: the same as their `unicode-range`. */
export const RARE_CHARACTER =
  /[\u00a1-\u00a8\u00aa-\u00ac\u00ae\u00af\u00b4\u00b6\u00b8-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0102\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc]|[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2032\u2033\u2039\u203a\u2044]/
