import { expect, test } from 'vitest';
import { createEventBuffer } from './event-buffer.ts';
import type { PlatformEventName } from './events.ts';

const file = (name: string) => ({ name, bytes: 1, text: 'x' });

test('tells a new listener the last known state at once', () => {
  const inbox = createEventBuffer();
  inbox.deliver('connection.changed', { isOnline: true });
  inbox.deliver('connection.changed', { isOnline: false });
  const heard: boolean[] = [];
  inbox.listen('connection.changed', ({ isOnline }) => heard.push(isOnline));
  inbox.listen('connection.changed', ({ isOnline }) => heard.push(isOnline));
  expect(heard).toEqual([false, false]);
});

test('keeps opened files for the first listener, in order, and gives them once', () => {
  const inbox = createEventBuffer();
  inbox.deliver('file.opened', file('one.vprompt'));
  inbox.deliver('file.opened', file('two.vprompt'));
  const first: string[] = [];
  const second: string[] = [];
  inbox.listen('file.opened', ({ name }) => first.push(name));
  inbox.listen('file.opened', ({ name }) => second.push(name));
  inbox.deliver('file.opened', file('three.vprompt'));
  expect(first).toEqual(['one.vprompt', 'two.vprompt', 'three.vprompt']);
  expect(second).toEqual(['three.vprompt']);
  inbox.listen('file.opened', () => expect.unreachable());
});

test('forgets a menu command nobody heard', () => {
  const inbox = createEventBuffer();
  inbox.deliver('command.invoked', { id: 'edit.undo' });
  const heard: string[] = [];
  inbox.listen('command.invoked', ({ id }) => heard.push(id));
  expect(heard).toEqual([]);
});

test('a listener that stopped hears nothing more', () => {
  const inbox = createEventBuffer();
  const heard: string[] = [];
  const stop = inbox.listen('command.invoked', ({ id }) => heard.push(id));
  stop();
  inbox.deliver('command.invoked', { id: 'edit.undo' });
  expect(heard).toEqual([]);
});

test('a name that is no event is ignored', () => {
  const inbox = createEventBuffer();
  const stop = inbox.listen('constructor' as string as PlatformEventName, () => expect.unreachable());
  expect(() => stop()).not.toThrow();
});
