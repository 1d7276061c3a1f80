import { ScrollContext } from 'gatsby-react-router-scroll'

/**
 * Lets the router go to a hash that can't be decoded, such as `#50%`. Gatsby decodes each hash to scroll to its place
 * and would take the entire page down with the error. The browser finds such a place on its own if there is one.
 *
 * An address that a visit begins with is corrected before the router reads it (client/correct-address).
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
