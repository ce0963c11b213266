import { describe, expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { buildListingDraft, buildPrompt } from '#tests/support/builders.ts';
import { listProblems, readDraft, readPrice } from './read-draft.ts';

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
  const priced = buildListingDraft(1);
  expect(listProblems(priced, builtInRegistry)).toContain('media');
  expect(readDraft(priced)).toBeNull();
  const medium = { id: 'med_1', alt: '', model: '', madeOn: null, posterId: null };
  const draft = { ...priced, media: [medium] };
  expect(listProblems(draft, builtInRegistry)).toContain('alt');
  expect(listProblems(draft, builtInRegistry)).not.toContain('media');
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

test('what repeats the prompt, also in a tag, keeps a draft from being submitted', () => {
  const data = buildPrompt({ concept: 'One two three four five six seven' });
  const draft = buildListingDraft(1, { data, price: '0', tags: ['one two three four five six'] });
  expect(listProblems(draft, builtInRegistry)).toContain('revealed');
  expect(readDraft(draft)).toBeNull();
  expect(readDraft({ ...draft, tags: [] })).not.toBeNull();
});

test.each([
  [8, 3, false],
  [9, 0, true],
  [11, 0, true],
  [0, 4, true],
  [9, 3, true]
])('%d images and %d videos are too many: %s', (images, videos, isTooMany) => {
  const media = Array.from({ length: images + videos }, (_, place) => ({
    id: `med_${place}`,
    alt: 'A ship',
    model: '',
    madeOn: null,
    posterId: null
  }));
  const mediaKinds = media.map((_, place) => (place < images ? ('image' as const) : ('video' as const)));
  const problems = listProblems(buildListingDraft(1, { media }), builtInRegistry, { mediaKinds });
  expect(problems.includes('tooManyMedia')).toBe(isTooMany);
  expect(problems).not.toContain('media');
});

test.each([
  ['veo-3.1', []],
  ['Veo 3.1', []],
  ['sora-2', ['model']],
  ['veo-99', ['unknownModel']],
  ['', ['unknownModel']]
])('a prompt for the model “%s” has the warnings %o', (model, problems) => {
  const draft = buildListingDraft(1, { data: buildPrompt({ model }), price: '0' });
  expect(listProblems(draft, builtInRegistry)).toEqual(problems);
  expect(listProblems(draft, null)).toEqual([]);
  expect(readDraft(draft)).not.toBeNull();
});

describe('a bundle', () => {
  const bundle = (changes: Partial<SavedListingDraft> = {}) =>
    buildListingDraft(1, { data: null, itemIds: ['lst_1', 'lst_2'], price: '9', ...changes });
  const parts = { prices: [400, 600], hasUnavailable: false };

  test('is submitted with its prompts in their order', () => {
    expect(listProblems(bundle(), null, { parts })).toEqual([]);
    expect(readDraft(bundle({ itemIds: ['lst_2', 'lst_1'] }))).toMatchObject({
      kind: 'bundle',
      itemIds: ['lst_2', 'lst_1'],
      priceCents: 900
    });
  });

  test.each([
    [{ itemIds: ['lst_1'] }, parts, ['items']],
    [{ itemIds: Array.from({ length: 21 }, (_, place) => `lst_${place}`) }, parts, ['items']],
    [{}, { ...parts, hasUnavailable: true }, ['unavailable']],
    [{ price: '10' }, parts, []],
    [{ price: '10.01' }, parts, ['aboveParts']],
    [{ price: 'ten' }, parts, ['price']],
    [{ price: '10.01' }, null, []]
  ])('of %o with %o has the problems %o', (changes, known, problems) => {
    expect(listProblems(bundle(changes), null, { parts: known })).toEqual(problems);
  });
});
