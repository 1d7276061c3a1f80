/** Event on the window when each of the site's scripts has loaded or failed. */
export const SCRIPTS_SETTLED = 'scripts-settled'
