import { ScrollContext } from 'gatsby-react-router-scroll'

/**
 * Lets the router navigate to a hash that can't be decoded, such as `#50%`. Gatsby decodes each hash to scroll to its
 * target, and the error would crash the page. The browser finds such a target without Gatsby.
 *
 * For the first page of a visit, client/before-paint/correct-address corrects the URL before the router reads it.
 */
export function allowUndecodableHash(): void {
  const { prototype } = ScrollContext
  const { componentDidUpdate } = prototype
  prototype.componentDidUpdate = function (before) {
    try {
      componentDidUpdate.call(this, before)
    } catch (error) {
      if (!(error instanceof URIError)) throw error
    }
  }
}
