import { readPageData } from './first-page-data'

/**
 * Where the scripts of a built site begin. React and Gatsby are run one after the other, with a rest in which the
 * browser can draw and answer its reader: in one go they would hold a phone for a fifth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  if (OPTIMIZED.startInSteps) await new Promise((resolve) => setTimeout(resolve))
  readPageData(document)
  await import(/* webpackMode: "eager" */ 'gatsby-start')
}

void start()
