import * as styles from './search-dialog.module.css'

interface ProposalsProps {
  title: string
  questions: readonly string[]
  onChoose: (question: string) => void
  /** Deletes the questions, if possible. */
  onClear?: () => void
}

/** A list of questions to choose from. */
export function Proposals({ title, questions, onChoose, onClear }: ProposalsProps) {
  if (questions.length === 0) return null
  return (
    <section className={styles.proposals} aria-label={title}>
      <h2>{title}</h2>
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      )}
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => {
            onChoose(question)
          }}
        >
          {question}
        </button>
      ))}
    </section>
  )
}
