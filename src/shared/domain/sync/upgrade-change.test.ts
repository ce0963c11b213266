import { expect, test } from 'vitest';
import { applyMutation } from './apply-mutation.ts';
import type { Change, Mutation } from './mutation.ts';
import { type Steps, upgradeChange } from './upgrade-change.ts';

const add = (value: Extract<Change, { kind: 'add' }>['value']): Change => ({ kind: 'add', value });

/** Two versions that came after the first: one renamed a field, the next gave up what is not among the wishes. */
const steps: Steps = {
  wishlistItems: [
    (change) => (change.kind === 'add' ? add({ listId: change.value['wishlistId'] ?? null }) : change),
    (change) => (change.kind === 'remove' ? undefined : change)
  ]
};
const wish = (version: number, change: Change) => ({ entity: 'wishlistItems', version, change });

test('a change is led from its version to the newest one, step by step', () => {
  expect(upgradeChange(wish(1, add({ wishlistId: 'wsh_a' })), steps)).toEqual(add({ listId: 'wsh_a' }));
  expect(upgradeChange(wish(2, add({ listId: 'wsh_a' })), steps)).toEqual(add({ listId: 'wsh_a' }));
  expect(upgradeChange(wish(3, { kind: 'remove' }), steps)).toEqual({ kind: 'remove' });
  expect(upgradeChange({ entity: 'templates', version: 1, change: { kind: 'delete' } }, steps)).toEqual({
    kind: 'delete'
  });
});

test('a change without an equal in the newest version, or of a later version, is none', () => {
  expect(upgradeChange(wish(1, { kind: 'remove' }), steps)).toBeUndefined();
  expect(upgradeChange(wish(4, add({})), steps)).toBeUndefined();
  expect(upgradeChange({ entity: 'holograms', version: 2, change: add({}) }, steps)).toBeUndefined();
});

test('a change of a later version is refused and leaves its row, and one of this version applies', () => {
  const mutation: Mutation = {
    id: 'm1',
    entity: 'templateUses',
    rowId: 'vlog',
    change: { kind: 'count', by: 1 },
    basedOn: null,
    version: 1,
    madeAt: 1
  };
  const stamp = { deviceId: 'laptop', at: 1 };
  expect(applyMutation(undefined, mutation, stamp)).toMatchObject({
    ok: true,
    value: { value: { count: 1 } }
  });
  expect(applyMutation(undefined, { ...mutation, version: 2 }, stamp)).toEqual({
    ok: false,
    error: 'unknown_mutation'
  });
});
