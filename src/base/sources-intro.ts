/** Introduces the sources of statements that no example on a page demonstrates, on the page and in its Markdown copy. */
export const SOURCES_INTRO =
  'The following information is from other sources and isn’t covered by the examples on this page:'
