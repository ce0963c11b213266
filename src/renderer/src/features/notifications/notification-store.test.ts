import { expect, test, vi } from 'vitest';
import { ok } from '#shared/kit/result.ts';
import { createEventBuffer } from '#shared/contract/event-buffer.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { getValue } from '#tests/support/results.ts';
import { createNotificationStore } from './notification-store.ts';

function setUp(canShowToasts = true) {
  let number = 0;
  const device = createMemoryDevice();
  const serverNotifications = {
    markRead: vi.fn<(ids: readonly string[]) => Promise<void>>(() => Promise.resolve()),
    hideUpTo: vi.fn<(id: string | null) => void>(),
    loadOlder: async () => ok([])
  };
  const { getState } = createNotificationStore({
    device,
    on: createEventBuffer().listen,
    now: () => number,
    createId: () => `n${(number += 1)}`,
    canShowToasts: () => canShowToasts
  });
  getState().connectServer(serverNotifications);
  const undo = { label: 'Undo', isUndo: true, run: vi.fn<() => void>() };
  const tell = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      getState().notify({ type: 'success', title: `Deleted ${index}`, action: undo });
    }
  };
  const listKept = async () => (await getValue(device.notifications.list())).map(({ id }) => id);
  return { state: getState, undo, tell, listKept, serverNotifications };
}

test('keeps the newest twenty, and no offer of one that is gone', async () => {
  const { state, tell, listKept } = setUp();
  tell(21);
  expect(state().notifications.map(({ id }) => id)).toEqual(await listKept());
  expect([state().notifications.length, state().notifications[0]?.id]).toEqual([20, 'n21']);
  expect([...state().actions.keys()]).toEqual(
    state()
      .notifications.map(({ id }) => id)
      .toReversed()
  );
});

test('with notifications off, only warnings, errors and offers are shown; the list holds all', () => {
  const { state, tell } = setUp(false);
  for (const type of ['info', 'success', 'warning', 'error'] as const) state().notify({ type, title: type });
  tell(1);
  expect(state().toasts.map(({ title }) => title)).toEqual(['warning', 'error', 'Deleted 0']);
  expect(state().notifications).toHaveLength(5);
});

test('a new one is unread until it, or everything, is marked', async () => {
  const { state, tell } = setUp();
  tell(3);
  const unread = () => state().notifications.flatMap(({ id, read }) => (read ? [] : [id]));
  await state().markRead(['n2']);
  expect(unread()).toEqual(['n3', 'n1']);
  await state().markRead(state().notifications.map(({ id }) => id));
  expect(unread()).toEqual([]);
});

test('taking an undo from the list runs it once and marks the notice read', () => {
  const { state, undo, tell } = setUp();
  tell(1);
  state().runAction('n1');
  state().runAction('n1');
  expect(undo.run).toHaveBeenCalledTimes(1);
  expect(state().notifications[0]?.read).toBe(true);
});

test('a cleared list comes back whole, with what was told since on top and the offers in place', async () => {
  const { state, undo, tell, listKept } = setUp();
  tell(2);
  await state().clear();
  expect([state().notifications, await listKept()]).toEqual([[], []]);
  tell(1);
  await state().undoClear();
  expect(state().notifications.map(({ id }) => id)).toEqual(['n3', 'n2', 'n1']);
  expect(await listKept()).toEqual(['n3', 'n2', 'n1']);
  state().runAction('n1');
  expect(undo.run).toHaveBeenCalledTimes(1);
});

const fromServer = (id: string, read = false) => ({
  id,
  type: 'info' as const,
  topic: 'purchases' as const,
  title: id,
  message: '',
  timestamp: 0,
  read,
  path: '/purchases'
});

test('what the server tells is marked read there, and is not kept here', async () => {
  const { state, serverNotifications, tell, listKept } = setUp();
  tell(1);
  state().setServerNotifications([fromServer('ntc_2'), fromServer('ntc_1', true)], false);
  await state().markRead(['ntc_2', 'ntc_1']);
  expect(serverNotifications.markRead.mock.calls).toEqual([[['ntc_2']]]);
  expect(state().serverNotifications.map(({ read }) => read)).toEqual([true, true]);
  expect(await listKept()).toEqual(['n1']);
});

test('what the server tells goes with the rest when all is cleared, and comes back with it', async () => {
  const { state, serverNotifications } = setUp();
  state().setServerNotifications([fromServer('ntc_2'), fromServer('ntc_1')], false);
  await state().clear();
  expect([state().serverNotifications, serverNotifications.hideUpTo.mock.calls]).toEqual([[], [['ntc_2']]]);
  expect(serverNotifications.markRead.mock.calls).toEqual([[['ntc_2', 'ntc_1']]]);
  await state().undoClear();
  expect(state().serverNotifications.map(({ id }) => id)).toEqual(['ntc_2', 'ntc_1']);
  expect(serverNotifications.hideUpTo).toHaveBeenLastCalledWith(null);
});
