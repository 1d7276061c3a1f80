/** ID of the element that contains the data of the page, see src/gatsby-internals/html. */
export const PAGE_DATA_ID = 'page-data'
