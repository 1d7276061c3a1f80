import { readPageData } from './first-page-data'

/**
 * Entry point of a built site's scripts. React and Gatsby run in separate tasks so that the browser can paint and
 * handle input in between: in one task, they would block a phone for 200 ms.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  if (OPTIMIZED.startInSteps) await new Promise((resolve) => setTimeout(resolve))
  readPageData(document)
  await import(/* webpackMode: "eager" */ 'gatsby-start')
}

void start()
