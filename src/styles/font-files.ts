/** The fonts that every page uses, preloaded. Their names change with their bytes (see fonts.css). */
export const FONT_FILES = ['/fonts/site-sans-19f9c925.woff2', '/fonts/site-mono-684ad5b5.woff2'] as const
