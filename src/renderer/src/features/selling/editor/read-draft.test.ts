import { expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { buildListingDraft, buildPrompt } from '#tests/support/builders.ts';
import { listProblems, readDraft, readPrice, removeRevealed } from './read-draft.ts';

test.each([
  ['4.99', 499],
  ['4,9', 490],
  ['$12', 1200],
  ['0', 0],
  ['0.50', null],
  ['200', null],
  ['four', null],
  ['', null]
])('the price %s is %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

test('a draft becomes a listing once nothing stands in its way', () => {
  const draft = buildListingDraft(1);
  expect(listProblems(draft, builtInRegistry)).not.toContain('title');
  expect(readDraft(draft)).toMatchObject({ kind: 'prompt', priceCents: 499, title: 'Harbour 1' });
  const bare = buildListingDraft(2, { title: '', price: '', category: ' ', description: '', data: null });
  expect(listProblems(bare, builtInRegistry)).toEqual([
    'prompt',
    'title',
    'category',
    'description',
    'price'
  ]);
  expect(readDraft(bare)).toBeNull();
});

test('what repeats the prompt is found and taken out', () => {
  const data = buildPrompt({ concept: 'One two three four five six seven' });
  const draft = buildListingDraft(1, { data, description: 'Before. One two three four five six. After.' });
  expect(listProblems(draft, builtInRegistry)).toContain('revealed');
  const description = removeRevealed(draft.description, draft);
  expect(description).toBe('Before. . After.');
  expect(listProblems({ ...draft, description }, builtInRegistry)).not.toContain('revealed');
});
