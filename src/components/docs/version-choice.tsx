import { useEffect, useState, type MouseEvent } from 'react'
import { readStored, writeStored } from '../../client/shared/storage'
import { Chevron } from '../icons/chevron'
import { VERSION_KEY, samePageIn, versionHere, type DocsVersion } from '../../content/versions'
import * as styles from './version-choice.module.css'

interface VersionChoiceProps {
  versions: readonly DocsVersion[]
  /** Route of the current page. */
  path: string
}

/**
 * Shows the current version and links to the same page in other versions. It consists of links because a select element
 * would navigate as soon as the reader moves through its options with the keyboard, and requires scripts.
 */
export default function VersionChoice({ versions, path }: VersionChoiceProps) {
  const here = versionHere(versions)
  const [last, setLast] = useState<DocsVersion>()

  useEffect(() => {
    const stored = readStored(VERSION_KEY)
    setLast(versions.find(({ name }) => name === stored))
  }, [versions])

  if (!here || versions.length < 2) return null
  const choose = (version: DocsVersion) => (event: MouseEvent<HTMLAnchorElement>) => {
    writeStored(VERSION_KEY, version.name)
    if (version === here) {
      event.preventDefault()
      event.currentTarget.closest('details')?.removeAttribute('open')
      setLast(here)
    } else if (isPlain(event)) {
      event.preventDefault()
      void goTo(event.currentTarget.href, version.href)
    }
  }
  return (
    <div className={styles.choice}>
      <details>
        <summary>
          <span>
            <span className={styles.word}>Version</span> {here.label}
          </span>
          <Chevron />
        </summary>
        <ul>
          {versions.map((version) => (
            <li key={version.name}>
              <a
                href={version === here ? path : samePageIn(version, here, path)}
                aria-current={version === here ? 'true' : undefined}
                onClick={choose(version)}
              >
                {version.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {last && last !== here && (
        <p className={styles.last}>
          <a href={samePageIn(last, here, path)} onClick={choose(last)}>
            View this page for {last.label}
          </a>
          , the version you chose last
        </p>
      )}
    </div>
  )
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Navigates to the same page, or to the start page of that version if the page is known to be missing. */
async function goTo(page: string, start: string): Promise<void> {
  // other origins can't be checked; their own 404 page has to help
  const isMissing =
    new URL(page).origin === window.location.origin &&
    (await fetch(page, { method: 'HEAD' }).catch(() => undefined))?.status === 404
  window.location.assign(isMissing ? start : page)
}
