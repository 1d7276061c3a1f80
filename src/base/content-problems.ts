/** Where the development server sends the problems in the content: a stream of events, each with a JSON array of messages. */
export const CONTENT_PROBLEMS = '/___content-problems'
