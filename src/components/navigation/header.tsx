import { Link, graphql } from 'gatsby'
import { Suspense, lazy, useRef, useState } from 'react'
import { Mark } from '../icons/mark'
import { loadPart } from '../../client/errors/load-part'
import type { AskedQuestion } from '../search/ask-search'
import { SearchButton } from '../search/search-button'
import { LateDropdowns } from './late-dropdowns'
import { PlaceLink } from './place-link'
import { ReleaseBadge } from './release-badge'
import * as styles from './header.module.css'

export const query = graphql`
  fragment Header on SiteMenus {
    links {
      name
      href
    }
    contact {
      name
      href
    }
    dropdowns {
      name
      columns
      items {
        name
        description
        href
        icon
        tag
      }
    }
  }
`

// loaded when a reader approaches it, like the dropdowns
const MobileMenu = lazy(() => loadPart(() => import('./mobile-menu')))

interface HeaderProps {
  menus: Queries.HeaderFragment
  siteTitle: string
  release: { readonly name: string; readonly url: string } | null
  roadmap: string
  path: string
  /** Whether the header is as wide as the documentation instead of other pages. */
  wide: boolean
  /** A question that a page passes to the search. */
  question?: AskedQuestion
  /** The provider of the search. */
  assistant: Queries.AssistantFragment | null
}

/** The top navigation. */
export function Header({ menus, siteTitle, release, roadmap, path, wide, question, assistant }: HeaderProps) {
  const [mobile, setMobile] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const burger = useRef<HTMLButtonElement>(null)
  return (
    <header className={wide ? `${styles.header ?? ''} ${styles.wide ?? ''}` : styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={`${siteTitle} home`}>
          <Mark />
          <span>{siteTitle}</span>
        </Link>
        <nav className={styles.desktop} aria-label="Main">
          <LateDropdowns dropdowns={menus.dropdowns} />
          <ul className={styles.links}>
            {menus.links.map((link) => (
              <li key={link.href}>
                <PlaceLink {...link} className={styles.link} current={path.startsWith(link.href)} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <SearchButton path={path} question={question} assistant={assistant} />
          {release && <ReleaseBadge name={release.name} href={release.url} roadmap={roadmap} />}
          <PlaceLink {...menus.contact} className={styles.contact} />
          <button
            ref={burger}
            type="button"
            className={styles.burger}
            aria-label="Open main menu"
            aria-haspopup="dialog"
            aria-expanded={mobile === 'open'}
            onClick={() => {
              setMobile('open')
            }}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      {mobile !== 'unloaded' && (
        <Suspense>
          <MobileMenu
            menus={menus}
            path={path}
            open={mobile === 'open'}
            opener={burger}
            onOpenChange={(open) => {
              setMobile(open ? 'open' : 'closed')
            }}
          />
        </Suspense>
      )}
    </header>
  )
}

/** Three lines, for a menu. */
function MenuIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}
