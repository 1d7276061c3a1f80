import { useEffect, useState } from 'react'
import type { FoundPage } from '../../search/engine'
import { excerptOf, ONE_LINE, openingExcerptOf, pageExcerptOf, type Excerpt } from '../../search/excerpt'
import { textsOf } from '../../search/load-engine'

/** Delay after a keystroke, in milliseconds. Excerpts must not slow down typing. */
const PAUSE = 80

const NONE: ReadonlyMap<number, Excerpt> = new Map()
const NO_EXCERPT: Excerpt = { isCode: false, pieces: [] }

/** Returns excerpts of a page's matching sections by the index of the section; empty until they've loaded. */
export function useExcerpts(page: FoundPage): ReadonlyMap<number, Excerpt> {
  const [excerpts, setExcerpts] = useState(NONE)
  useEffect(() => {
    const { number, title, sections } = page
    let isWanted = true
    const timer = setTimeout(() => {
      // results are useful without excerpts
      void textsOf(number)
        .catch(() => [])
        .then((texts) => {
          if (!isWanted) return
          const hasPageRow = sections[0]?.heading === null
          setExcerpts(
            new Map(
              sections.map(({ place, heading }) => {
                const text = texts[place]
                if (!text) return [place, NO_EXCERPT]
                if (heading !== null)
                  return [place, excerptOf(text, heading, page, hasPageRow ? ONE_LINE : undefined)]
                // the row of the page must not repeat those of its sections
                const isAlone = sections.length === 1
                return [place, isAlone ? pageExcerptOf(texts, title, page) : openingExcerptOf(text, page)]
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
