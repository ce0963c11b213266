// The app's tokens reach into the shadow root as custom properties.
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const jsonTheme = EditorView.theme({
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

export const jsonHighlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--daylight-11)' },
  { tag: tags.string, color: 'var(--accent-11)' },
  { tag: tags.number, color: 'var(--success-11)' },
  { tag: [tags.bool, tags.null], color: 'var(--warning-11)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--n11)' }
]);
