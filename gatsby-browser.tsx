import './src/styles/tokens.css'
import './src/styles/tokens-print.css'
import './src/styles/fonts.css'
import './src/styles/base.css'
import './src/styles/content/prose.css'
import './src/styles/content/code.css'
import './src/styles/content/railroad.css'
import './src/styles/content/result.css'
import './src/styles/content/signature.css'
import './src/styles/content/split.css'
import './src/styles/content/overview.css'
import './src/styles/content/actions.css'
import './src/styles/content/comparison.css'
import './src/styles/content/chart.css'
import './src/styles/content/drawing.css'
import './src/styles/content/diagram.css'
import './src/styles/content/zoom.css'
import './src/styles/content/fields.css'
import './src/styles/content/parameters.css'
import './src/styles/content/storage-form.css'
import './src/styles/content/external.css'
import './src/styles/floating.css'
import './src/styles/print.css'

export { wrapPageElement, wrapRootElement } from './src/components/shell/wrap-page-element'
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from './src/client/browser-hooks'
export { shouldUpdateScroll } from './src/client/navigation/keep-scroll'
