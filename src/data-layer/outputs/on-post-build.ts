import type { GatsbyNode } from 'gatsby'

/** Writes what is made from the finished site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  return
}
