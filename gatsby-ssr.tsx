export { wrapPageElement, wrapRootElement } from './src/components/shell/wrap-page-element'
export { onRenderBody } from './src/components/shell/on-render-body'
export { onPreRenderHTML } from './src/gatsby-internals/html/styles-order'
