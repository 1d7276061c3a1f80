import * as styles from './tag.module.css'

/** A label next to a name, such as Enterprise or Replay; renders nothing without text. */
export function Tag({ text }: { text: string | null }) {
  return text && <em className={styles.tag}>{text}</em>
}
