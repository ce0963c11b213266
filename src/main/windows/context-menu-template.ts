import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { shellLabels } from '#shared/contract/shell-labels.ts';

type Item = MenuItemConstructorOptions;
export type Corrections = {
  readonly replaceMisspelling: (word: string) => void;
  readonly learnWord: (word: string) => void;
};

export type ContextMenuFacts = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

const separator: Item = { type: 'separator' };

function spellingItems(facts: ContextMenuFacts, { replaceMisspelling, learnWord }: Corrections): Item[] {
  const { misspelledWord: word, dictionarySuggestions: suggestions } = facts;
  if (word === '') return [];
  return [
    ...suggestions.slice(0, 5).map((label) => ({ label, click: () => replaceMisspelling(label) })),
    ...(suggestions.length === 0
      ? [{ id: 'spelling.none', label: shellLabels['spelling.none'], enabled: false }]
      : []),
    separator,
    { id: 'spelling.learn', label: shellLabels['spelling.learn'], click: () => learnWord(word) },
    separator
  ];
}

/** The context menu: editing commands in a text field, Copy for selected text, nothing elsewhere. */
export function contextMenuTemplate(facts: ContextMenuFacts, corrections: Corrections): Item[] {
  const { canCut, canCopy, canPaste, canSelectAll } = facts.editFlags;
  if (facts.isEditable) {
    return [
      ...spellingItems(facts, corrections),
      { role: 'cut', enabled: canCut },
      { role: 'copy', enabled: canCopy },
      { role: 'paste', enabled: canPaste },
      separator,
      { role: 'selectAll', enabled: canSelectAll }
    ];
  }
  return facts.selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: canCopy }];
}
