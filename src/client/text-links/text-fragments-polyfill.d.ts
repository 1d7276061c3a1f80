declare module 'text-fragments-polyfill/dist/fragment-generation-utils.js' {
  /** Generates a text fragment that identifies the selection uniquely; status 0 is success. */
  export function generateFragment(selection: Selection): {
    status: number
    fragment?: { textStart: string; textEnd?: string; prefix?: string; suffix?: string }
  }
}
