import { useEffect, useState } from 'react'
import type { FoundPage } from '../../search/engine'
import { excerptOf, pageExcerptOf, type Excerpt } from '../../search/excerpt'
import { textsOf } from '../../search/load-engine'

/** Milliseconds after a keystroke: excerpts are for reading, and must not hold up the next letter. */
const PAUSE = 80

const NONE: ReadonlyMap<number, Excerpt> = new Map()
const NO_EXCERPT: Excerpt = { isCode: false, pieces: [] }

/** Parts of a page's found sections in which the words occur, by the section's place; none until they are there. */
export function useExcerpts(page: FoundPage): ReadonlyMap<number, Excerpt> {
  const [excerpts, setExcerpts] = useState(NONE)
  useEffect(() => {
    const { number, title, sections } = page
    let isWanted = true
    const timer = setTimeout(() => {
      // a result is of use without its excerpt
      void textsOf(number)
        .catch(() => [])
        .then((texts) => {
          if (!isWanted) return
          setExcerpts(
            new Map(
              sections.map(({ place, heading }) => {
                const text = texts[place]
                if (!text) return [place, NO_EXCERPT]
                return [
                  place,
                  heading === null ? pageExcerptOf(texts, title, page) : excerptOf(text, heading, page),
                ]
              }),
            ),
          )
        })
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [page])
  return excerpts
}
