import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveOpenRequests } from './open-requests.ts';

const { app } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  return { app: new EventEmitter() };
});
vi.mock('electron', () => ({ app }));

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reelwright-open-'));
  writeFileSync(join(folder, 'Rain.vprompt'), '{}');
});
afterEach(() => {
  app.removeAllListeners();
  rmSync(folder, { recursive: true, force: true });
});

function listen() {
  const events: unknown[] = [];
  const brought = vi.fn();
  receiveOpenRequests((name, event) => void events.push([name, event]), brought);
  return { events, brought };
}

/** As macOS does, also before the app is ready. */
function emit(name: 'open-file' | 'open-url', what: string): boolean {
  const preventDefault = vi.fn();
  app.emit(name, { preventDefault }, what);
  return preventDefault.mock.calls.length === 1;
}

const rain = ['file.opened', { name: 'Rain.vprompt', bytes: 2, text: '{}' }];

test('files and links of macOS are passed on, hostile ones are not, and the system leaves all of them to the app', async () => {
  const { events, brought } = listen();
  const handled = [
    emit('open-url', 'reelwright://listing/rain'),
    emit('open-url', 'reelwright://open?url=https%3A%2F%2Fevil.org'),
    emit('open-file', join(folder, 'Rain.vprompt')),
    emit('open-file', join(folder, 'notes.txt'))
  ];
  expect(handled).toEqual([true, true, true, true]);
  await expect.poll(() => events).toEqual([['link.opened', { path: '/marketplace/rain' }], rain]);
  expect(brought).toHaveBeenCalledTimes(4);
});

test('a second start hands over its command line, from its own folder', async () => {
  const { events, brought } = listen();
  app.emit('second-instance', {}, ['reelwright', '--', 'Rain.vprompt'], folder);
  app.emit('second-instance', {}, ['reelwright', '--', 'reelwright://template/dawn', 'Rain.vprompt'], folder);
  const link = ['link.opened', { path: '/library?template=dawn' }];
  await expect.poll(() => events).toEqual(expect.arrayContaining([rain, link]));
  expect(events).toHaveLength(2);
  expect(brought).toHaveBeenCalledTimes(2);
});
