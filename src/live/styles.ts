/** Styles of live examples, separate from the stylesheet that every page loads. */
const STYLES = `
.code-bar > .live-run { color: var(--text-heading); border-color: var(--line-strong); }
.prose .example > .code:not(:has(~ :not([hidden]))) { border-radius: var(--radius-2); }
.live-host { grid-column: 1 / -1; min-width: 0; font-size: var(--size-1); }
.live-bar, .live-note {
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--code-inset, 20px);
  color: var(--text-faint); font-size: var(--size-0); line-height: 1.4;
}
.live-bar { grid-column: 1 / -1; border-top: 1px solid var(--line); }
.live-bar > span { flex: 1 1 12rem; }
.live-bar kbd { font: inherit; color: var(--text-soft); }
.live-note { --code-inset: 20px; border: solid var(--line); border-width: 0 1px 1px; background: var(--ground); color: var(--text-soft); }
.live-note[hidden] { display: none; }
.live-note > [role='status'] { flex: 1 1 12rem; overflow-wrap: anywhere; }
.live-note.is-outcome { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); border: 0; white-space: nowrap; }
.live-button {
  min-height: 26px; padding: 0 10px; color: var(--text-soft); font: inherit; font-size: 0.75rem; line-height: 1;
  background: none; border: 1px solid var(--line); border-radius: var(--radius-1); cursor: pointer;
}
.live-button:hover { color: var(--text); background: var(--surface-3); border-color: var(--line-strong); }
.live-button:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
.live-button.is-main { color: var(--text-heading); background: var(--accent-fill); border-color: var(--accent-fill); }
.live-button.is-main:hover { background: var(--accent-fill-hover); }
.result.live > .result-bar { flex-wrap: wrap; padding-block: 5px; }
.result.live > .result-bar > .result-menu { margin-left: 0; }
.result.live pre.live-help { color: var(--text); white-space: pre-wrap; overflow-wrap: anywhere; }
.prose .result.live > p { margin: 0; padding: 0 var(--code-inset) var(--space-2); font-size: var(--size-0); }
.live-dialog {
  box-sizing: border-box; width: min(36rem, calc(100vw - 2 * var(--space-4))); max-height: calc(100dvh - 2 * var(--space-4));
  padding: var(--space-5); color: var(--text); background: var(--surface-2); border: 1px solid var(--line-strong);
  border-radius: var(--radius-3); box-shadow: var(--shadow-raised); font-size: var(--size-1); line-height: 1.5;
}
.live-dialog::backdrop { background: rgb(8 8 14 / 60%); }
.live-dialog h2 { margin: 0 0 var(--space-3); color: var(--text-heading); font-size: var(--size-3); line-height: var(--leading-tight); }
.live-dialog p { margin: 0 0 var(--space-3); color: var(--text-soft); overflow-wrap: anywhere; }
.live-dialog fieldset { display: grid; gap: var(--space-3); margin: 0 0 var(--space-3); padding: 0; border: 0; }
.live-dialog label { display: flex; gap: var(--space-2); align-items: baseline; }
.live-dialog input[type='url'] {
  box-sizing: border-box; width: calc(100% - 24px); min-height: 40px; margin-left: 24px; padding: 0 var(--space-3);
  color: var(--text); font: inherit; font-family: var(--font-mono); background: var(--ground);
  border: 1px solid var(--line-strong); border-radius: var(--radius-1);
}
.live-dialog pre {
  margin: 0 0 var(--space-3); padding: var(--space-3); overflow: auto; font-family: var(--font-mono); font-size: var(--size-0);
  line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--ground); border-radius: var(--radius-1);
}
.live-dialog [role='status']:empty { display: none; }
.live-dialog .live-buttons { display: flex; gap: var(--space-2); justify-content: flex-end; }
.live-dialog .live-button { min-height: 36px; padding: 0 var(--space-4); font-size: var(--size-1); }
@media (width < 600px) {
  .live-note { --code-inset: 16px; }
  .result.live > .result-bar { padding-right: var(--space-2); }
  .result.live > .result-bar > .result-menu { margin-left: auto; }
  /* below 16 pixels, phones zoom into a field */
  .live-host, .live-dialog input[type='url'] { font-size: 1rem; }
}
@media (hover: none) { .live-bar > span { display: none; } }
@media print { .live-bar, .live-note { display: none; } }
`

/** Adds the styles to a document, once. */
export function addStyles(page: Document): void {
  if (page.getElementById('live-styles')) return
  const style = page.createElement('style')
  style.id = 'live-styles'
  style.textContent = STYLES
  page.head.append(style)
}
