'use strict';
/**
 * Stands in for Blink in `webFrame.setSpellCheckProvider`: after an edit it passes the words of the focused field to the
 * provider and stores the misspelled ones. A context menu on one reports and selects it, without suggestions, which only
 * Chromium's own dictionaries have. Injected as source text.
 */
function hostSpelling(tell) {
  const wrongByField = new WeakMap();
  let provider;
  let isChecking = false;
  let isChanged = false;

  const isChecked = (field) =>
    /^(?:text|search|textarea)$/.test(field?.type ?? '') && field.spellcheck && !field.disabled;
  const listWords = (text) => [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*(?<!['’])/gu)];

  const check = () => {
    const field = document.activeElement;
    isChanged = isChecking;
    if (isChecking || !provider || !isChecked(field)) return;
    const words = [...new Set(listWords(field.value).map(([word]) => word))];
    if (words.length === 0) return void wrongByField.delete(field);
    isChecking = true;
    let isAnswered = false;
    provider.spellCheck(words, (wrong) => {
      // Electron dereferences a request that it has already freed.
      if (isAnswered) throw new Error('stand-in: the page crashed, a spelling callback was called twice');
      isAnswered = true;
      isChecking = false;
      wrongByField.set(field, new Set(wrong));
      if (isChanged) check();
    });
  };
  addEventListener('input', () => setTimeout(check), true);
  addEventListener('focus', () => setTimeout(check), true);

  /** The misspelled word at the caret, where a right click puts it. */
  const findMisspelling = (field) => {
    const wrong = isChecked(field) ? wrongByField.get(field) : undefined;
    if (!wrong) return undefined;
    const caret = field.selectionStart;
    return listWords(field.value).find(
      ({ 0: word, index }) => wrong.has(word) && index <= caret && caret <= index + word.length
    );
  };
  addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented) return;
    const field = event.target.closest?.('input, textarea, [contenteditable]');
    const found = findMisspelling(field);
    if (found) field.setSelectionRange(found.index, found.index + found[0].length);
    tell({
      kind: 'context-menu',
      facts: {
        isEditable: Boolean(field),
        selectionText: String(getSelection()),
        misspelledWord: found?.[0] ?? '',
        dictionarySuggestions: [],
        editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
      }
    });
  });

  return {
    setSpellCheckProvider(language, given) {
      if (typeof given?.spellCheck !== 'function') throw new Error('"spellCheck" has to be defined');
      provider = { ...given, locale: new Intl.Locale(language) };
    }
  };
}

/** `webContents.replaceMisspelling`: the misspelling under the selection becomes `text`, as if it were typed. */
const replaceMisspelling = (text) => `document.execCommand('insertText', false, ${JSON.stringify(text)})`;

module.exports = { hostSpelling, replaceMisspelling };
