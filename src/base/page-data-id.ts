/** ID of the element that contains the data of the page, see data-layer/outputs/build-stamp. */
export const PAGE_DATA_ID = 'page-data'
