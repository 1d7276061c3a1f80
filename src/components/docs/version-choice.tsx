import { useEffect, useState, type MouseEvent } from 'react'
import { readStored, writeStored } from '../../client/storage'
import { Chevron } from '../icons/chevron'
import { VERSION_KEY, samePageIn, versionHere, type DocsVersion } from '../../content/versions'
import * as styles from './version-choice.module.css'

interface VersionChoiceProps {
  versions: readonly DocsVersion[]
  /** Route of the page that is open. */
  path: string
}

/**
 * Which version of the documentation is read, and the way to the same page in others. Links, not a select: a select
 * would leave the page when a key only passes over its options, and would need scripts.
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

/** The same page where it exists; the beginning of that version where it is known not to. */
async function goTo(page: string, start: string): Promise<void> {
  // another site does not let itself be asked: its own not-found page helps on
  const isMissing =
    new URL(page).origin === window.location.origin &&
    (await fetch(page, { method: 'HEAD' }).catch(() => undefined))?.status === 404
  window.location.assign(isMissing ? start : page)
}
