import { expect, test, vi } from 'vitest';
import type { DesktopBridge } from '#shared/contract/desktop-bridge.ts';
import { createEventBuffer } from '#shared/contract/event-buffer.ts';
import { ok } from '#shared/kit/result.ts';
import { createDesktopPlatform } from './desktop.ts';
import { createMemoryPlatform } from './memory.ts';
import { createMemoryDevice } from './memory-device.ts';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';
import { readOpenedFile } from './read-opened-file.ts';
import { watchConnection } from './web/web-platform.ts';

test('the platform in memory is online, remembers what was saved and opens what it was given', async () => {
  const file = { name: 'a.vprompt', bytes: 2, text: '{}' };
  const platform = createMemoryPlatform({}, [file]);
  const states: boolean[] = [];
  platform.on('connection.changed', ({ isOnline }) => states.push(isOnline));
  platform.deliver('connection.changed', { isOnline: false });
  expect(states).toEqual([true, false]);
  await platform.files.save('b.vprompt', 'text');
  expect(platform.savedFiles).toEqual([{ name: 'b.vprompt', text: 'text' }]);
  expect(await platform.files.open()).toEqual(ok([file]));
});

test('the desktop saves and opens files through its shell, reaches the cloud through main, and updates itself', async () => {
  const save = vi.fn<DesktopBridge['shell']['files']['save']>(async () => ok({ isSaved: false }));
  const open = vi.fn<DesktopBridge['shell']['files']['open']>(async () => ok([]));
  const shell = { files: { save, open } } as unknown as DesktopBridge['shell'];
  const platform = createDesktopPlatform({
    device: createMemoryDevice(),
    shell,
    callCloud: async (name, input) => ok({ name, input }),
    on: createEventBuffer().listen
  });
  expect(await platform.files.save('a.vprompt', '{}')).toEqual(ok({ isSaved: false }));
  expect(save).toHaveBeenCalledWith({ suggestedName: 'a.vprompt', content: '{}' });
  expect(await platform.files.open()).toEqual(ok([]));
  expect(platform.capabilities.updates).toBeNull();
  expect(await platform.cloud.listings.get({ slug: 'rain' })).toEqual(
    ok({ name: 'listings.get', input: { slug: 'rain' } })
  );
});

test('the cloud in memory is out of reach unless one is given', async () => {
  expect(await createMemoryPlatform().cloud.account.get()).toMatchObject({ error: { code: 'unreachable' } });
  const { cloud } = createMemoryPlatform({}, [], async () => ok(null));
  expect(await cloud.account.get()).toEqual(ok(null));
  expect(await Promise.resolve(cloud)).toBe(cloud);
});

test('a browser reads a text file, without the mark some editors put in front', async () => {
  const file = new File(['\uFEFF{"a":"ü"}'], 'a.json');
  expect(await readOpenedFile(file)).toEqual({ name: 'a.json', bytes: 13, text: '{"a":"ü"}' });
});

test('a browser names what it cannot read: too large, not text, gone', async () => {
  const large = Object.defineProperty(new File(['{}'], 'large.vpack'), 'size', {
    value: fileLimitBytes + 1
  });
  expect(await readOpenedFile(large)).toEqual({ name: 'large.vpack', bytes: large.size, text: null });
  const binary = new File([new Uint8Array([0xff, 0xfe, 0x00])], 'b.vprompt');
  expect(await readOpenedFile(binary)).toEqual({ name: 'b.vprompt', bytes: 3, text: null });
  const gone = { name: 'c.vprompt', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await readOpenedFile(gone as unknown as File)).toEqual({ name: 'c.vprompt', bytes: 1, text: null });
});

test('a browser tells of its network at once and whenever that changes', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const network = { onLine: true };
  vi.stubGlobal('navigator', network);
  const { deliver, listen } = createEventBuffer();
  watchConnection(deliver);
  const states: boolean[] = [];
  listen('connection.changed', ({ isOnline }) => states.push(isOnline));
  network.onLine = false;
  page.dispatchEvent(new Event('offline'));
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(states).toEqual([true, false, true]);
  vi.unstubAllGlobals();
});
