import { describe, expect, it } from 'vitest';
import { applyMutation } from './apply-mutation.ts';
import type { Change, Mutation } from './mutation.ts';
import type { SyncRow } from './row.ts';

type Sent = {
  readonly by: string;
  readonly basedOn?: number | null;
  readonly change: Change;
  readonly entity?: string;
};

/** The row after these mutations, as the server applies them; a refusal is thrown. */
function applyAll(sent: readonly Sent[], before?: SyncRow): SyncRow | undefined {
  return sent.reduce<SyncRow | undefined>(
    (row, { by, basedOn = null, change, entity = 'templates' }, index) => {
      const mutation: Mutation = {
        id: `m${index}`,
        entity,
        rowId: 'r',
        change,
        basedOn,
        version: 1,
        madeAt: 0
      };
      const applied = applyMutation(row, mutation, { deviceId: by, at: index + 1 });
      if (!applied.ok) throw new Error(applied.error);
      return applied.value;
    },
    before
  );
}

const create: Change = { kind: 'create', value: { name: 'Rain' } };
const rename = (from: string, to: string): Change => ({
  kind: 'edit',
  edits: [{ path: ['name'], from, to }],
  settled: []
});
const remove: Change = { kind: 'delete' };

describe('deleting a document', () => {
  it('deletes it where the user saw its last change', () => {
    const row = applyAll([
      { by: 'laptop', change: create },
      { by: 'desktop', basedOn: 1, change: remove }
    ]);
    expect(row).toMatchObject({ isDeleted: true, deletedBy: { deviceId: 'desktop' } });
  });

  it('does not delete it where another device has changed it meanwhile, and says who wanted to', () => {
    const row = applyAll([
      { by: 'laptop', change: create },
      { by: 'laptop', change: rename('Rain', 'Snow') },
      { by: 'desktop', basedOn: 1, change: remove }
    ]);
    expect(row).toMatchObject({
      isDeleted: false,
      value: { name: 'Snow' },
      deletedBy: { deviceId: 'desktop' }
    });
    const again = applyAll([{ by: 'desktop', basedOn: row?.revision ?? null, change: remove }], row);
    expect(again?.isDeleted).toBe(true);
  });

  it('is undone by an edit that did not know of it', () => {
    const row = applyAll([
      { by: 'laptop', change: create },
      { by: 'desktop', basedOn: 1, change: remove },
      { by: 'laptop', basedOn: 1, change: rename('Rain', 'Snow') }
    ]);
    expect(row).toMatchObject({
      isDeleted: false,
      value: { name: 'Snow' },
      deletedBy: { deviceId: 'desktop' }
    });
  });

  it('is final for a device that knew of it', () => {
    const sent: Sent[] = [
      { by: 'laptop', change: create },
      { by: 'laptop', change: remove },
      { by: 'laptop', change: rename('Rain', 'Snow') }
    ];
    expect(() => applyAll(sent)).toThrow('gone');
  });

  it('leaves a device its own later deletion after it wrote over a change it had not seen', () => {
    const row = applyAll([
      { by: 'laptop', change: create },
      { by: 'desktop', basedOn: 1, change: rename('Rain', 'Snow') },
      {
        by: 'laptop',
        basedOn: 1,
        change: { kind: 'edit', edits: [{ path: ['tags'], to: [] }], settled: [] }
      },
      { by: 'laptop', basedOn: 1, change: remove }
    ]);
    expect(row, 'the other name was never seen on the laptop').toMatchObject({ isDeleted: false });
  });
});

describe('an element', () => {
  const add: Change = { kind: 'add', value: {} };
  const entity = 'wishlistItems';

  it('stays where it was added again by a device that the removal did not know of', () => {
    const row = applyAll([
      { by: 'laptop', entity, change: add },
      { by: 'desktop', entity, change: add },
      { by: 'laptop', entity, basedOn: 1, change: { kind: 'remove' } }
    ]);
    expect(row?.isDeleted).toBe(false);
  });

  it('can be removed and added again by one device that has not synced in between', () => {
    const changes = [add, { kind: 'remove' }, add, { kind: 'remove' }] as const;
    const row = applyAll(changes.map((change) => ({ by: 'laptop', entity, change })));
    expect(row?.isDeleted).toBe(true);
  });
});

it('sums the differences of a counter', () => {
  const entity = 'templateUses';
  const row = applyAll(
    ['laptop', 'desktop', 'laptop'].map((by) => ({ by, entity, change: { kind: 'count', by: 2 } }))
  );
  expect(row?.value).toEqual({ count: 6, lastAt: 0 });
});

it('takes a conflict away once it is settled', () => {
  const row = applyAll([
    { by: 'laptop', change: create },
    { by: 'desktop', basedOn: 1, change: rename('Rain', 'Snow') },
    { by: 'laptop', basedOn: 1, change: rename('Rain', 'Fog') }
  ]);
  expect(row?.conflicts).toHaveLength(1);
  const settled = row?.conflicts ?? [];
  const after = applyAll([{ by: 'laptop', basedOn: 3, change: { kind: 'edit', edits: [], settled } }], row);
  expect(after).toMatchObject({ value: { name: 'Fog' }, conflicts: [] });
});

it.each([
  ['an entity of a newer app', 'hologram', create],
  ['a change that its entity does not know', 'purchases', remove],
  ['money', 'payouts', { kind: 'add', value: {} }]
] as const)('refuses %s', (_, entity, change) => {
  expect(() => applyAll([{ by: 'laptop', entity, change }])).toThrow('unknown_mutation');
});
