import { expect, test } from 'vitest';
import { buildHistoryEntry, buildListingDraft, buildUserTemplate } from '#tests/support/builders.ts';
import { buildFeedPage } from '#tests/support/sync-builders.ts';
import { saveAnswers, saveFeedPage, takeBatch } from './device-sync.ts';
import { joinDevice } from './joined-device.ts';
import { emptyLibrary, toValue } from './library-rows.ts';
import type { Change } from './mutation.ts';
import { readCreated, readCreatedDraft, readTypedText } from './read-created.ts';
import { changeDevice, join, leave } from './sync-steps.ts';

const read = (entity: string, rowId: string, change: Change) =>
  readCreated({ id: 'm1', entity, rowId, change, basedOn: null, version: 1, madeAt: 1 });

test('what a mutation creates is there as a prompt to open and as what a file holds', () => {
  const template = buildUserTemplate(1);
  const entry = buildHistoryEntry(2);
  expect(read('templates', template.id, { kind: 'create', value: toValue(template) })).toEqual({
    prompt: { name: template.name, data: template.promptData },
    content: { templates: [template], history: [], marks: [] }
  });
  expect(read('savedPrompts', entry.id, { kind: 'create', value: toValue(entry) })).toEqual({
    prompt: { name: entry.name, data: entry.data },
    content: { templates: [], history: [entry], marks: [] }
  });
});

test('there is nothing to open of other changes, and of what this app cannot read', () => {
  expect(read('templates', 'user-template-1', { kind: 'delete' })).toBeUndefined();
  expect(read('templates', 'user-template-1', { kind: 'create', value: { name: 1 } })).toBeUndefined();
  expect(read('modelPrices', 'own', { kind: 'create', value: {} })).toBeUndefined();
});

test('a listing draft that a mutation creates is there to be saved again', () => {
  const { id: rowId, ...draft } = buildListingDraft(1, { revision: 0 });
  const change = { kind: 'create' as const, value: toValue({ ...draft, id: rowId }) };
  expect(readCreatedDraft({ entity: 'listingDrafts', rowId, change })).toEqual({ ...draft, id: rowId });
  expect(readCreatedDraft({ entity: 'templates', rowId, change })).toBeUndefined();
});

test('a template that the server refused is in the table again once the device leaves', () => {
  const template = buildUserTemplate(1);
  const tools = { createId: () => 'm1', now: () => 1 };
  const page = buildFeedPage({ startsAnew: true });
  const joined = changeDevice(
    { device: joinDevice('ann', ['library', 'buyer'], 'laptop'), library: emptyLibrary },
    tools,
    (device) => saveFeedPage(device, page)
  );
  const made = changeDevice(
    { ...joined, library: { ...emptyLibrary, templates: [template] } },
    tools,
    (device) => saveAnswers(takeBatch(device, 50).device, [{ id: 'm1', refusal: 'too_large' }])
  );
  expect(made.library.templates).toEqual([]);
  const left = [
    leave(made, { keepsLibrary: true }),
    leave(made, { keepsLibrary: false }),
    join(made, { userId: 'ann', scopes: ['buyer'] }, tools),
    join(made, { userId: 'ben', scopes: ['library'] }, tools)
  ];
  for (const { library } of left) expect(library.templates).toEqual([template]);
});

test('the words of a refused change are those that its user typed', () => {
  const draft = buildListingDraft(1, { title: 'Rain', description: 'Wet', tags: ['fog', 'sea'], notes: '' });
  expect(readTypedText({ entity: 'listingDrafts', change: { kind: 'create', value: toValue(draft) } })).toBe(
    'Rain\nWet\nfog\nsea'
  );
  const edits = [
    { path: ['licence'], to: 'team' },
    { path: ['description'], from: 'Wet', to: 'Dry' },
    { path: ['data', 'concept'], to: 'A lamp' },
    { path: ['title'] }
  ];
  const edit = { kind: 'edit' as const, edits, settled: [] };
  expect(readTypedText({ entity: 'listingDrafts', change: edit })).toBe('Dry\nA lamp');
  const review = { kind: 'create' as const, value: { stars: 5, text: 'Works.' } };
  expect(readTypedText({ entity: 'reviews', change: review })).toBe('Works.');
});

test.each(['delete', 'remove'] as const)('there are none where something was removed: %s', (kind) => {
  expect(readTypedText({ entity: 'reviews', change: { kind } })).toBe('');
});
