/**
 * Name of the contact form's hidden field, which only bots fill in. The receiver discards messages in which it isn't empty.
 */
export const TRAP = 'website'
