/** Key in local storage: id of the announcement that was seen last. */
export const ID_KEY = 'announcement.id'
/** Key in local storage: `true` when that announcement was closed. */
export const CLOSED_KEY = 'announcement.closed'

/** A script for the head: marks on the root element, before anything is painted, which announcement was closed. */
export const MARK_CLOSED_ANNOUNCEMENT = `(function(d){try{if(localStorage.getItem('${CLOSED_KEY}')==='true')d.dataset.closedAnnouncement=localStorage.getItem('${ID_KEY}')}catch(e){}})(document.documentElement)`
