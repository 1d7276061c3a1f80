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
          // the row of the page must not repeat those of its sections
          const shown = new Set(sections.flatMap(({ place, heading }) => (heading === null ? [] : place)))
          const isUnderPage = sections[0]?.heading === null
          const others = texts.filter((_, place) => !shown.has(place))
          setExcerpts(
            new Map(
              sections.map(({ place, heading }) => {
                const text = texts[place]
                if (!text) return [place, NO_EXCERPT]
                if (heading !== null)
                  return [place, excerptOf(text, heading, page, isUnderPage ? ONE_LINE : undefined)]
                return [
                  place,
                  shown.size > 0 ? openingExcerptOf(text, page) : pageExcerptOf(others, title, page),
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
