// CodeMirror as a JSON editor. It lives in a shadow root, where its style modules become adopted style sheets:
// a strict content security policy forbids the style elements it would otherwise add to the page.
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const jsonTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--n12)', backgroundColor: 'var(--n1)', fontSize: '12px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--n12)' },
  '.cm-line': { padding: '0 12px 0 4px' },
  '.cm-gutters': { backgroundColor: 'var(--n1)', color: 'var(--n10)', border: 'none' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-content ::selection': { backgroundColor: 'var(--daylight-9)', color: 'var(--daylight-on)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--n5)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-3)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-11)',
    textUnderlineOffset: '3px'
  },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::before': { content: '"!"', color: 'var(--danger-11)', fontWeight: '700' },
  '.cm-tooltip': {
    backgroundColor: 'var(--n3)',
    color: 'var(--n12)',
    border: '1px solid var(--n6)',
    borderRadius: '6px'
  },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid var(--danger-9)' }
});

const jsonHighlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--daylight-11)' },
  { tag: tags.string, color: 'var(--accent-11)' },
  { tag: tags.number, color: 'var(--success-11)' },
  { tag: [tags.bool, tags.null], color: 'var(--warning-11)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--n11)' }
]);

export type JsonProblem = { readonly line: number; readonly column: number; readonly message: string };

export type JsonEditor = {
  readonly readText: () => string;
  /** Shows another text; the editor's own undo does not take this back. */
  readonly showText: (text: string) => void;
  readonly showProblems: (problems: readonly JsonProblem[]) => void;
  readonly goTo: (problem: JsonProblem) => void;
  readonly close: () => void;
};

type Options = {
  readonly host: HTMLElement;
  readonly text: string;
  /** The user typed; not called for `showText`. */
  readonly onEdit: () => void;
};

export function openJsonEditor({ host, text, onEdit }: Options): JsonEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text, extensions: [basics(), watchEdits(onEdit)] })
  });

  return {
    readText: () => view.state.doc.toString(),
    showText(next) {
      const before = view.state.doc.toString();
      if (before === next) return;
      view.dispatch({
        changes: findChange(before, next),
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)]
      });
    },
    showProblems: (problems) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => toDiagnostic(view.state, problem))
        )
      ),
    goTo(problem) {
      view.dispatch({ selection: { anchor: positionOf(view.state, problem) }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy()
  };
}

/** Left to itself, the browser joins the lines with inline styles, which our content security policy refuses. */
const typeOverSelections = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const { selection } = view.state;
    if (inputType !== 'insertText' || data === null || isComposing || view.composing) return false;
    if (selection.ranges.every(({ empty }) => empty)) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  }
});

const basics = () => [
  lineNumbers(),
  lintGutter(),
  history(),
  bracketMatching(),
  json(),
  syntaxHighlighting(jsonHighlighting),
  jsonTheme,
  typeOverSelections,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': 'JSON',
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off'
  }),
  keymap.of([...standardKeymap, ...historyKeymap, ...lintKeymap])
];

const watchEdits = (onEdit: () => void) =>
  EditorView.updateListener.of((update) => {
    const isOurs = update.transactions.some(
      (transaction) => transaction.annotation(Transaction.remote) === true
    );
    if (update.docChanged && !isOurs) onEdit();
  });

function positionOf(state: EditorState, { line, column }: JsonProblem): number {
  const found = state.doc.line(Math.min(Math.max(1, line), state.doc.lines));
  return Math.min(found.from + Math.max(0, column - 1), found.to);
}

function toDiagnostic(state: EditorState, problem: JsonProblem): Diagnostic {
  const from = positionOf(state, problem);
  const to = Math.max(from, state.doc.lineAt(from).to);
  return { from, to, severity: 'error', message: problem.message };
}

/** Only what differs between the ends that both share, so that the cursor and the scrolling stay where they are. */
export function findChange(before: string, after: string): { from: number; to: number; insert: string } {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
