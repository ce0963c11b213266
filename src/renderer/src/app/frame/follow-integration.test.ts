import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { ok } from '#shared/kit/result.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { createAppStores } from '../model/create-app-model.ts';
import { findNews, followIntegration } from './follow-integration.ts';

const page = { isInFront: false };

beforeEach(() => {
  vi.useFakeTimers();
  page.isInFront = false;
  vi.stubGlobal('document', { hasFocus: () => page.isInFront });
  stubLocalStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const answer = () => Promise.resolve(ok(undefined));
  const integration = { showProgress: vi.fn(answer), showUnread: vi.fn(answer), notify: vi.fn(answer) };
  const memory = createMemoryPlatform();
  const stores = createAppStores(memory);
  const shell = { integration } as unknown as NonNullable<typeof memory.capabilities.shell>;
  const platform = { ...memory, capabilities: { ...memory.capabilities, shell } };
  const stop = followIntegration({ ...stores, platform });
  const told = () => integration.notify.mock.calls.map(([notification]: unknown[]) => notification);
  return { ...stores, integration, told, stop };
}

const noticeOf = (id: string, read = false) => ({
  id,
  type: 'success' as const,
  topic: 'purchases' as const,
  title: 'Purchase paid',
  message: `About ${id}`,
  timestamp: 0,
  read,
  path: '/purchases'
});

test('the badge counts unread notices of the server, and nothing else', () => {
  const { notifications, integration } = follow();
  notifications.getState().notify({ type: 'success', title: 'Copied' });
  notifications.getState().setServerNotifications([noticeOf('ntc_2'), noticeOf('ntc_1', true)], false);
  notifications.getState().setServerNotifications([], false);
  expect(integration.showUnread.mock.calls).toEqual([[{ count: 0 }], [{ count: 1 }], [{ count: 0 }]]);
});

test('a new notice is told while the app is not in front, with its page, once', () => {
  const { notifications, told } = follow();
  const show = (...ids: string[]) =>
    notifications.getState().setServerNotifications(
      ids.map((id) => noticeOf(id)),
      false
    );
  show('ntc_1');
  show('ntc_2', 'ntc_1');
  show('ntc_2', 'ntc_1');
  page.isInFront = true;
  show('ntc_3', 'ntc_2', 'ntc_1');
  page.isInFront = false;
  show('ntc_3', 'ntc_2', 'ntc_1');
  expect(told()).toEqual([
    { topic: 'purchases', title: 'Purchase paid', body: 'About ntc_2', path: '/purchases' }
  ]);
});

test('what ended in the background is told, unless the window comes back within a second', async () => {
  const { notifications, told } = follow();
  notifications.getState().notify({ type: 'success', title: 'Imported', message: 'x'.repeat(400) });
  await vi.runAllTimersAsync();
  notifications.getState().notify({ type: 'success', title: 'Exported' });
  page.isInFront = true;
  await vi.runAllTimersAsync();
  expect(told()).toEqual([{ topic: 'work', title: 'Imported', body: 'x'.repeat(300), path: null }]);
});

test('an update that is ready is told once', () => {
  const { status, told } = follow();
  const offer = { version: '2.0.0', notes: [], isRequired: false };
  const enter = (phase: UpdateState['phase']) =>
    status.setState({ appUpdate: { phase, offer } as unknown as UpdateState });
  enter('downloading');
  enter('ready');
  enter('ready');
  expect(told()).toEqual([
    { topic: 'updates', title: 'Version 2.0.0 is ready to install.', body: '', path: null }
  ]);
});

test('long work is shown and cleared, and nothing is after the end', async () => {
  const { integration, stop } = follow();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = runLongWork((report) => {
    report(0.5);
    return promise;
  });
  await vi.runAllTimersAsync();
  resolve(undefined);
  await work;
  const fractions = integration.showProgress.mock.calls.map(([input]: unknown[]) => input);
  expect(fractions).toEqual([
    expect.objectContaining({ fraction: 0.5 }),
    { pageId: expect.any(String) as string, fraction: undefined }
  ]);
  stop();
  await runLongWork(async () => vi.runAllTimersAsync());
  expect(integration.showProgress).toHaveBeenCalledTimes(2);
});

const titled = (id: string, read = false) => ({
  id,
  type: 'info' as const,
  topic: 'purchases' as const,
  title: id,
  message: '',
  timestamp: 0,
  read,
  path: '/purchases'
});
const find = (notices: readonly ReturnType<typeof titled>[], told: string) => {
  const found = findNews(notices, told);
  return { ids: found.news.map(({ id }) => id), told: found.told };
};

test('of the first list nothing is news, and afterwards what is newer and unread', () => {
  const first = [titled('ntc_2'), titled('ntc_1')];
  expect(find(first, '')).toEqual({ ids: [], told: 'ntc_2' });
  expect(find([titled('ntc_4', true), titled('ntc_3'), ...first], 'ntc_2')).toEqual({
    ids: ['ntc_3'],
    told: 'ntc_4'
  });
});

test('nothing is news twice, also where a newer one went', () => {
  expect(find([titled('ntc_3')], 'ntc_4')).toEqual({ ids: [], told: 'ntc_4' });
  expect(find([], 'ntc_4')).toEqual({ ids: [], told: 'ntc_4' });
});

test('three at once, the newest, in the order in which they came', () => {
  const notices = ['ntc_6', 'ntc_5', 'ntc_4', 'ntc_3'].map((id) => titled(id));
  expect(find(notices, 'ntc_1').ids).toEqual(['ntc_4', 'ntc_5', 'ntc_6']);
});
