/** The fonts that every page uses, preloaded. Their names change with their bytes (see fonts.css, which has rarer ones too). */
export const FONT_FILES = ['/fonts/site-sans-0c9f55f9.woff2', '/fonts/site-mono-adcf9502.woff2'] as const
