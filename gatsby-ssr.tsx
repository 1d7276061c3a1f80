export { wrapPageElement, wrapRootElement } from './src/components/shell/wrap-page-element'
export { onRenderBody } from './src/components/shell/on-render-body'
