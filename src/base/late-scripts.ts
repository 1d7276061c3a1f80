/** Type of the site's script elements: no browser runs or fetches them before src/inline/start-scripts.ts does. */
export const LATE_SCRIPT_TYPE = 'late'

/** Event on the window when each of the site's scripts has loaded or failed. */
export const SCRIPTS_SETTLED = 'scripts-settled'
