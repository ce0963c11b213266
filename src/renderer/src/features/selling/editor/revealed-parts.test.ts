import { expect, test } from 'vitest';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { buildListingDraft, buildPrompt } from '#tests/support/builders.ts';
import { listRevealed, type RevealingField, removeRevealed } from './revealed-parts.ts';

const data = buildPrompt({ concept: 'One two three four five six seven' });
const leak = 'one two three four five six';
const medium = (alt: string) => ({ id: 'med_1', alt, model: '', madeOn: null, posterId: null });

test.each<[RevealingField, Partial<SavedListingDraft>, Partial<SavedListingDraft>]>([
  ['title', { title: `Rain, ${leak}` }, { title: 'Rain,' }],
  ['category', { category: leak }, { category: '' }],
  ['description', { description: `Before. ${leak}. After.` }, { description: 'Before. . After.' }],
  ['tags', { tags: ['fog', leak, `sea ${leak}`] }, { tags: ['fog', 'sea'] }],
  ['alt', { media: [medium(`A ship. ${leak}`)] }, { media: [medium('A ship.')] }],
  ['notes', { notes: `Better  now: ${leak}` }, { notes: 'Better now:' }]
])('a part of the prompt in %s is found there and removed there alone', (field, revealing, clean) => {
  const draft = buildListingDraft(1, { data, ...revealing });
  const found = listRevealed(draft);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((part) => part.field === field && part.text === leak)).toBe(true);
  expect(removeRevealed(draft)).toEqual(clean);
  expect(listRevealed({ ...draft, ...removeRevealed(draft) })).toEqual([]);
});

test('a draft that reveals nothing, or has no prompt, stays as it is', () => {
  expect(removeRevealed(buildListingDraft(1, { data, description: 'Two  spaces' }))).toEqual({});
  expect(removeRevealed(buildListingDraft(1, { data: null, description: leak }))).toEqual({});
});
