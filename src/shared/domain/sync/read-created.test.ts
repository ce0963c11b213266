import { expect, test } from 'vitest';
import { buildHistoryEntry, buildUserTemplate } from '#tests/support/builders.ts';
import { toValue } from './library-rows.ts';
import type { Change } from './mutation.ts';
import { readCreated } from './read-created.ts';

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
