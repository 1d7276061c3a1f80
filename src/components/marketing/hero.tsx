import { Link, graphql } from 'gatsby'
import * as styles from './hero.module.css'

export const query = graphql`
  fragment Hero on SiteSiteMetadata {
    title
    tagline
    defaultCallToAction
    leadIns {
      default {
        text
        linkLabel
        linkHref
      }
    }
  }
`

interface HeroProps {
  site: Queries.HeroFragment
  /** Name of the latest release. */
  release: string | undefined
}

/** The first screen of the home page. */
export function Hero({ site, release }: HeroProps) {
  const { title, tagline, defaultCallToAction, leadIns } = site
  return (
    <section className={styles.hero}>
      <div>
        <h1 tabIndex={-1}>
          {title}, {tagline}
        </h1>
        <p className={styles.lead}>{leadIns.default.text}</p>
        <p className={styles.actions}>
          <Link to="/download/" className={styles.primary}>
            {defaultCallToAction}
            {release && <span>{release}</span>}
          </Link>
          <Link to="/docs/quick-start/" className={styles.secondary}>
            Quick start
          </Link>
          <Link to={leadIns.default.linkHref} className={styles.more}>
            {leadIns.default.linkLabel}
          </Link>
        </p>
      </div>
      <HeroDrawing />
    </section>
  )
}

/** Readings arriving over time, and the steps that a query cuts them into. Made of a fixed formula: it shows no data. */
function HeroDrawing() {
  const points = Array.from(
    { length: 61 },
    (_, i) => [i * 8, 150 - 46 * Math.sin(i / 7.3) - 18 * Math.sin(i / 2.1) - i * 0.7] as const,
  )
  const steps = Array.from({ length: 10 }, (_, step) => {
    const inside = points.slice(step * 6, step * 6 + 6).map(([, y]) => y)
    return { x: step * 48, top: Math.min(...inside), bottom: Math.max(...inside) }
  })
  return (
    <svg className={styles.drawing} viewBox="-4 0 492 240" fill="none" aria-hidden="true">
      {steps.map(({ x, top, bottom }) => (
        <rect
          key={x}
          x={x + 6}
          y={top - 6}
          width="36"
          height={bottom - top + 12}
          rx="6"
          className={styles.step}
        />
      ))}
      <polyline points={points.map(([x, y]) => `${x},${y.toFixed(1)}`).join(' ')} className={styles.line} />
      {points
        .filter((_, i) => i % 6 === 5)
        .map(([x, y]) => (
          <circle key={x} cx={x} cy={y.toFixed(1)} r="3.5" className={styles.point} />
        ))}
    </svg>
  )
}
