import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from './edit-document.ts';
import { entities } from './entities.ts';
import type { Change, Mutation } from './mutation.ts';
import { appendMutation, listDependents, type OutboxItem } from './outbox.ts';
import { viewRow } from './replica.ts';
import type { DocumentValue } from './row.ts';

const draft = (id: string, change: Change, entity = 'templates', rowId = 'r'): Mutation => ({
  id,
  entity,
  rowId,
  change,
  basedOn: null,
  version: 1,
  madeAt: 0
});
const keepApart = (outbox: readonly OutboxItem[], mutation: Mutation): OutboxItem[] => [
  ...outbox,
  { mutation, sequence: null, state: 'sent', refusal: null }
];
const view = (outbox: readonly OutboxItem[]) =>
  viewRow(undefined, { outbox, acknowledged: 0, deviceId: 'laptop' })?.value;

const document: fc.Arbitrary<DocumentValue> = fc.record({
  name: fc.constantFrom('Rain', 'Snow', 'Fog'),
  description: fc.constantFrom('one', 'one\ntwo'),
  promptData: fc.option(fc.record({ concept: fc.constantFrom('a', 'b') }))
});

describe('the outbox', () => {
  it('joins edits of a row to one mutation that does what they did one by one', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 6 }), ([first = {}, ...later]) => {
        const changes = [first, ...later].map((value, index, all): Change => {
          const before = all[index - 1];
          if (before === undefined) return { kind: 'create', value };
          return { kind: 'edit', edits: diffDocuments(entities.templates, before, value), settled: [] };
        });
        const drafts = changes.map((change, index) => draft(`m${index}`, change));
        const joined = drafts.reduce<OutboxItem[]>(appendMutation, []);
        const apart = drafts.reduce<OutboxItem[]>(keepApart, []);
        expect(joined).toHaveLength(1);
        expect(view(joined)).toEqual(view(apart));
      })
    );
  });

  it('joins nothing to what may have been sent', () => {
    const [item] = appendMutation([], draft('a', { kind: 'create', value: {} }));
    const sent = item === undefined ? [] : [{ ...item, state: 'sent' as const }];
    expect(appendMutation(sent, draft('b', { kind: 'edit', edits: [], settled: [] }))).toHaveLength(2);
  });

  it('finds the mutations that depend on a list that could not be created', () => {
    const outbox = [
      draft('a', { kind: 'create', value: {} }, 'wishlists', 'list'),
      draft('b', { kind: 'add', value: { wishlistId: 'list' } }, 'wishlistItems', 'one'),
      draft('c', { kind: 'add', value: { wishlistId: 'another' } }, 'wishlistItems', 'two'),
      draft('d', { kind: 'delete' }, 'wishlists', 'list')
    ].reduce<OutboxItem[]>(appendMutation, []);
    const [created] = outbox;
    const dependents = created === undefined ? [] : listDependents(outbox, created.mutation);
    expect(dependents.map(({ mutation }) => mutation.id)).toEqual(['b', 'd']);
  });
});
