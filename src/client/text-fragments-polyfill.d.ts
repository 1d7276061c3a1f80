declare module 'text-fragments-polyfill/dist/fragment-generation-utils.js' {
  /** Finds what tells the selected text from all others of the page; status 0 is success. */
  export function generateFragment(selection: Selection): {
    status: number
    fragment?: { textStart: string; textEnd?: string; prefix?: string; suffix?: string }
  }
}
