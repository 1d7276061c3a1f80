/** Type of the site's script elements: no browser runs or fetches them before src/inline/start-scripts.ts does. */
export const LATE_SCRIPT_TYPE = 'late'

/** Event dispatched on the window after all of the site's scripts have loaded or failed. */
export const SCRIPTS_SETTLED = 'scripts-settled'
