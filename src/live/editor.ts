import { autocompletion, closeCompletion, type CompletionContext } from '@codemirror/autocomplete'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { SQLDialect } from '@codemirror/lang-sql'
import { syntaxHighlighting } from '@codemirror/language'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'
import { CONSTANTS, KEYWORDS, SOFT_KEYWORDS, TYPES } from '../markdown/code/questdb-words'
import { completionsFor, FUNCTION_NAMES, type Tables } from './completions'

/** Content and callbacks of an editor. */
export interface EditorOptions {
  text: string
  /** Accessible name. */
  label: string
  /** ID of the element that describes its keys. */
  describedBy: string
  /** Tables that completion offers besides keywords and functions; loaded when the reader first types. */
  tables: () => Promise<Tables>
  onChange: (text: string) => void
  onRun: () => void
  onLeave: () => void
}

/** An editor of one statement. */
export interface Editor {
  element: HTMLElement
  text: () => string
  setText: (text: string) => void
  focus: () => void
}

const QUESTDB = SQLDialect.define({
  keywords: [...KEYWORDS, ...SOFT_KEYWORDS].join(' '),
  types: [...TYPES, ...CONSTANTS].join(' '),
  builtin: FUNCTION_NAMES.join(' '),
  operatorChars: '*+-%<>!=&|^/~@:',
  doubleQuotedStrings: false,
})

/** The classes that code.css colors. Types have none, because `timestamp` and `symbol` are mostly names of columns. */
const COLORS = tagHighlighter([
  { tag: tags.comment, class: 'c1' },
  { tag: [tags.keyword, tags.operator], class: 'c2' },
  { tag: tags.string, class: 'c3' },
  { tag: [tags.number, tags.bool, tags.null], class: 'c4' },
  { tag: tags.standard(tags.name), class: 'c5' },
])

const THEME = EditorView.theme(
  {
    '&': { fontSize: 'inherit' },
    '&.cm-focused': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
    '.cm-content': { padding: '4px 0 16px', caretColor: 'var(--text-heading)', tabSize: '4' },
    '.cm-line': { padding: '0 var(--code-inset)' },
    '.cm-tooltip': {
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--radius-1)',
      color: 'var(--text)',
      background: 'var(--surface-2)',
    },
    '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: 'var(--size-0)' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: 'var(--text-heading)',
      background: 'var(--surface-3)',
      // backgrounds are not shown in forced-colors mode
      outline: '1px solid transparent',
    },
    '.cm-completionDetail': { color: 'var(--text-faint)', fontStyle: 'normal' },
    '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--link)' },
  },
  { dark: true },
)

/** Creates an editor for QuestDB's SQL. Tab moves the focus out of it, as in any field. */
export function createEditor(options: EditorOptions): Editor {
  let tables: Promise<Tables> | undefined
  const complete = async (context: CompletionContext) => {
    const word = context.matchBefore(/[\w.]*/)
    if (!context.explicit && (word?.text.length ?? 0) < 2) return null
    tables ??= options.tables()
    return {
      from: word?.from ?? context.pos,
      options: completionsFor(context.state.doc.toString(), await tables),
      validFor: /^\w*$/,
    }
  }
  const view = new EditorView({
    doc: options.text,
    extensions: [
      history(),
      QUESTDB.language,
      syntaxHighlighting(COLORS),
      autocompletion({ override: [complete], icons: false }),
      // the figure around the editor clips overflow
      tooltips({ parent: document.body }),
      keymap.of([
        {
          key: 'Mod-Enter',
          run: (editor) => {
            // an open list would cover the result
            closeCompletion(editor)
            return did(options.onRun)
          },
        },
        // an open list of completions handles it first
        { key: 'Escape', run: () => did(options.onLeave) },
        ...standardKeymap,
        ...historyKeymap,
      ]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': options.label,
        'aria-describedby': options.describedBy,
        autocapitalize: 'off',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) options.onChange(update.state.doc.toString())
      }),
      THEME,
    ],
  })
  return {
    element: view.dom,
    text: () => view.state.doc.toString(),
    setText: (text) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
    focus: () => {
      view.focus()
    },
  }
}

function did(act: () => void): true {
  act()
  return true
}
