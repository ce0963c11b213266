import { expect, test } from 'vitest';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildHistoryEntry } from '#tests/support/builders.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { createUndoOrder } from './undo-order.ts';

async function openApp() {
  const model = createTestAppModel(
    createMemoryPlatform({ history: [buildHistoryEntry(2), buildHistoryEntry(1)] })
  );
  await Promise.all([model.builder.getState().load(), model.history.getState().load()]);
  const order = createUndoOrder(model);
  const names = () => model.history.getState().entries.map(({ name }) => name);
  return { ...model, order, names };
}

test('a deletion is what undo takes back, until the prompt changes, and again once that is undone', async () => {
  const { order, builder, history } = await openApp();
  expect(order.findDeletion()).toBeUndefined();
  const [entry] = history.getState().entries;
  await history.getState().remove(entry?.id ?? '');
  expect(order.findDeletion()).toMatchObject({ title: `Deleted “${entry?.name}” from history` });

  builder.getState().editField('concept', 'A kite');
  expect(order.findDeletion()).toBeUndefined();
  builder.getState().undo();
  expect(order.findDeletion()).toMatchObject({ title: `Deleted “${entry?.name}” from history` });
});

test('several deletions come back newest first, each once, and undo says so', async () => {
  const { order, history, notifications, names } = await openApp();
  const before = names();
  for (const { id } of history.getState().entries) await history.getState().remove(id);
  expect(names()).toEqual([]);

  for (const [count, name] of [
    [1, before[1]],
    [2, before[0]]
  ] as const) {
    const deletion = order.findDeletion();
    expect(deletion?.title).toContain(name);
    if (deletion !== undefined) order.restore(deletion);
    await expect.poll(names).toHaveLength(count);
    expect(notifications.getState().notifications[0]?.title).toBe(`Undid: ${deletion?.title}`);
  }
  expect(names().toSorted()).toEqual(before.toSorted());
  expect(order.findDeletion()).toBeUndefined();
});

test('an action that takes nothing back is not for undo', async () => {
  const { order, notifications } = await openApp();
  notifications
    .getState()
    .notify({ type: 'error', title: 'Not loaded', action: { label: 'Try again', run: () => undefined } });
  expect(order.findDeletion()).toBeUndefined();
});
