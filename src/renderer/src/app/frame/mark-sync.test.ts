import { expect, test } from 'vitest';
import type { Conflict } from '#shared/domain/sync/row.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import { markSync } from './mark-sync.ts';

const item = (rowId: string, state: OutboxItem['state']): OutboxItem => ({
  mutation: {
    id: `m-${rowId}`,
    entity: 'templates',
    rowId,
    change: { kind: 'delete' },
    basedOn: 1,
    version: 1,
    madeAt: 1
  },
  sequence: null,
  state,
  refusal: null
});

test('a change is marked until the server has taken or refused it, and can be dismissed then', async () => {
  const removed: string[] = [];
  const outbox = [item('a', 'waiting'), item('b', 'sent'), item('c', 'accepted'), item('d', 'refused')];
  const { unconfirmed, refused } = markSync({
    outbox,
    conflicts: [],
    deviceNames: new Map(),
    settle: async () => undefined,
    removeChange: async (id) => void removed.push(id)
  });
  expect([...unconfirmed]).toEqual(['templates a', 'templates b']);
  expect([...refused.keys()]).toEqual(['templates d']);
  await refused.get('templates d')?.dismiss();
  expect(removed).toEqual(['m-d']);
});

test('a conflict names both versions and the device of the other, and is settled for its row', async () => {
  const conflict: Conflict = {
    path: ['promptData', 'concept'],
    value: 'snow',
    writtenBy: { deviceId: 'd2', at: 7 }
  };
  const row = {
    entity: 'templates',
    id: 't1',
    basedOn: 3,
    value: { promptData: { concept: 'rain' } },
    conflicts: [conflict]
  };
  const settled: unknown[] = [];
  const { conflicts } = markSync({
    outbox: [],
    conflicts: [row],
    deviceNames: new Map([['d2', 'Laptop']]),
    settle: async (...given) => void settled.push(given),
    removeChange: async () => undefined
  });
  expect(conflicts).toMatchObject([{ mine: 'rain', theirs: 'snow', device: 'Laptop', at: 7, id: 't1' }]);
  await conflicts[0]?.settle('theirs');
  expect(settled).toEqual([[row, conflict, 'theirs']]);
});
