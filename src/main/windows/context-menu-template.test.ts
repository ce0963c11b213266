import { expect, test } from 'vitest';
import { type ContextMenuFacts, contextMenuTemplate } from './context-menu-template.ts';

const allowed: ContextMenuFacts['editFlags'] = {
  canCut: true,
  canCopy: true,
  canPaste: false,
  canSelectAll: true,
  canUndo: true,
  canRedo: true,
  canDelete: true,
  canEditRichly: false
};
const field: ContextMenuFacts = {
  isEditable: true,
  selectionText: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: allowed
};

function open(facts: Partial<ContextMenuFacts>): {
  items: ReturnType<typeof contextMenuTemplate>;
  done: string[];
} {
  const done: string[] = [];
  const items = contextMenuTemplate(
    { ...field, ...facts },
    {
      replaceMisspelling: (word) => done.push(`replace ${word}`),
      learnWord: (word) => done.push(`learn ${word}`)
    }
  );
  return { items, done };
}

test('a text field offers cut, copy, paste and select all, as far as they can be done', () => {
  const { items } = open({});
  expect(items.map(({ role, enabled }) => [role, enabled])).toEqual([
    ['cut', true],
    ['copy', true],
    ['paste', false],
    [undefined, undefined],
    ['selectAll', true]
  ]);
});

test('a misspelt word offers five corrections at most, and to learn it', () => {
  const { items, done } = open({
    misspelledWord: 'camra',
    dictionarySuggestions: ['camera', 'b', 'c', 'd', 'e', 'f']
  });
  expect(items.slice(0, 7).map(({ label }) => label)).toEqual([
    'camera',
    'b',
    'c',
    'd',
    'e',
    undefined,
    'Add to dictionary'
  ]);
  // The items take Electron's arguments and use none.
  for (const index of [0, 6]) (items[index]?.click as (() => void) | undefined)?.();
  expect(done).toEqual(['replace camera', 'learn camra']);
});

test('a misspelt word without suggestions says so', () => {
  expect(open({ misspelledWord: 'xqz' }).items[0]).toMatchObject({ label: 'No suggestions', enabled: false });
});

test('selected text elsewhere can be copied; bare page offers nothing', () => {
  expect(open({ isEditable: false, selectionText: 'rain' }).items).toEqual([{ role: 'copy', enabled: true }]);
  expect(open({ isEditable: false, selectionText: ' ' }).items).toEqual([]);
});
