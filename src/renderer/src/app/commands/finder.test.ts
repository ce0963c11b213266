import { expect, test } from 'vitest';
import { rankMatches } from './finder.tsx';

const items = ['Copy: Copy as JSON', 'View: Show JSON', 'Prompt: Random fill', 'Edit: Undo'].map((text) => ({
  id: text,
  text
}));
const found = (query: string, recent: string[] = []) =>
  rankMatches(items, query, recent).map(({ text }) => text);

test('finds by every word, whatever the case and order', () => {
  expect(found('json copy')).toEqual(['Copy: Copy as JSON']);
  expect(found('FILL')).toEqual(['Prompt: Random fill']);
});

test('puts the start of a word before its middle', () => {
  expect(found('un')).toEqual(['Edit: Undo']);
  expect(found('o').at(0)).toBe('Copy: Copy as JSON');
  expect(
    rankMatches(
      [
        { id: 'a', text: 'Reopen' },
        { id: 'b', text: 'Open' }
      ],
      'open',
      []
    ).map(({ id }) => id)
  ).toEqual(['b', 'a']);
});

test('shows recent ones first while nothing is typed, and only then', () => {
  expect(found('', ['Edit: Undo'])[0]).toBe('Edit: Undo');
  expect(found('json', ['Edit: Undo'])).toEqual(['Copy: Copy as JSON', 'View: Show JSON']);
});

test('finds nothing where a word is missing', () => {
  expect(found('json zebra')).toEqual([]);
});
