import type { GatsbyNode } from 'gatsby'
import { copyKatexAssets } from './katex-assets'

/** Puts what pages load besides their own code into public/. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  copyKatexAssets(process.cwd())
}
