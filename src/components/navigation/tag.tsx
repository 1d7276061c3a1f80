import * as styles from './tag.module.css'

/** A mark next to a name, such as Enterprise or Replay; nothing without a text. */
export function Tag({ text }: { text: string | null }) {
  return text && <em className={styles.tag}>{text}</em>
}
