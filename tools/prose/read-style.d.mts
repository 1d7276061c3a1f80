export interface Phrase {
  /** Source of a regular expression for whole words. */
  avoid: string
  /** What to write instead. */
  write: string
  /** A sentence that contains the phrase. */
  bad: string
  /** Sentences that come close to it and are fine. */
  good?: string[]
}

/** The content of house-style.yml. */
export declare const style: { phrases: Phrase[]; properNames: string[] }
