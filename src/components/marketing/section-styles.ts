/*
 * Styles of the components that marketing pages consist of, which other pages don't use. Templates of pages with sections
 * import this module, so that the HTML of the other pages doesn't contain them.
 */
import '../../styles/content/marketing.css'
import '../../styles/content/sections.css'
import '../../styles/content/hero.css'
