import { EventEmitter } from 'node:events';
import type { BrowserWindow, WebContents } from 'electron';
import { expect, test } from 'vitest';
import type { PersistedShellState, ShellStateStore } from '../system/shell-state-store.ts';
import { AppWindows, type OpenWindow } from './app-windows.ts';

type Fake = EventEmitter & {
  readonly webContents: WebContents;
  readonly isActive: boolean;
  readonly stay: () => void;
  close: () => void;
};

/** Another object with each call. */
const contentsOf = (id: number): WebContents =>
  Object.assign(new EventEmitter(), { id }) as unknown as WebContents;

const createMemory = (): ShellStateStore => {
  let state: PersistedShellState = { windows: [], closedWindows: [], theme: 'system', labels: {} };
  return { recall: () => state, remember: (change) => void (state = { ...state, ...change }) };
};

/** One start of the app; `memory` goes from one to the next. */
function start(memory: ShellStateStore = createMemory()) {
  const fakes = new Map<number, Fake>();
  const [forgotten, used]: [number[], number[]] = [[], []];
  const open: OpenWindow = ({ id }, { isActive, onStay }) => {
    const fake: Fake = Object.assign(new EventEmitter(), {
      webContents: contentsOf(id),
      isActive,
      stay: onStay,
      isDestroyed: () => false,
      isMinimized: () => false,
      show: () => undefined,
      focus: () => fake.emit('focus'),
      getNormalBounds: () => ({ x: 10, y: 10, width: 900, height: 700 }),
      close: () => {
        fakes.delete(id);
        fake.emit('closed');
      }
    });
    fakes.set(id, fake);
    return fake as unknown as BrowserWindow;
  };
  const windows = new AppWindows({
    memory,
    open,
    onForget: (id) => forgotten.push(id),
    onUse: (id) => used.push(id)
  });
  windows.openLast();
  windows.openOthers();
  const quit = () => {
    windows.beginQuitting();
    for (const fake of fakes.values()) fake.close();
  };
  return {
    windows,
    fakes,
    forgotten,
    used,
    memory,
    quit,
    open: () => [...fakes.keys()].toSorted((one, other) => one - other)
  };
}

test('the first start opens one window, and each new one has a number of its own', () => {
  const { windows, open, memory } = start();
  windows.openNew();
  windows.openNew();
  expect(open()).toEqual([1, 2, 3]);
  expect(windows.findCurrentId()).toBe(3);
  expect(memory.recall().windows[1]?.bounds).toEqual({ x: 34, y: 34, width: 900, height: 700 });
});

test('who quits finds all windows again, the one used last in front', () => {
  const first = start();
  first.windows.openNew();
  first.windows.openNew();
  first.fakes.get(2)?.emit('focus');
  first.quit();
  const second = start(first.memory);
  expect(second.open()).toEqual([1, 2, 3]);
  expect(second.windows.findCurrentId()).toBe(2);
  expect([...second.fakes].map(([id, { isActive }]) => [id, isActive])).toEqual([
    [2, true],
    [1, false],
    [3, false]
  ]);
});

test('a window that is closed comes back with its number, and the last one closed is there at the next start', () => {
  const first = start();
  first.windows.openNew();
  first.fakes.get(1)?.close();
  expect(first.memory.recall().closedWindows.map(({ id }) => id)).toEqual([1]);
  first.fakes.get(2)?.close();
  const second = start(first.memory);
  expect(second.open()).toEqual([2]);
  second.windows.reopenClosed();
  expect(second.open()).toEqual([1, 2]);
  second.windows.reopenClosed();
  expect(second.open()).toEqual([1, 2]);
  second.windows.openNew();
  expect(second.open()).toEqual([1, 2, 3]);
});

test('when one window stays, the app does, and those already gone count as closed', () => {
  const { windows, fakes, memory } = start();
  windows.openNew();
  windows.openNew();
  windows.beginQuitting();
  fakes.get(1)?.close();
  fakes.get(2)?.stay();
  expect(memory.recall().closedWindows.map(({ id }) => id)).toEqual([1]);
  fakes.get(3)?.close();
  expect(memory.recall().windows.map(({ id }) => id)).toEqual([2]);
});

test('where an app stays without windows, showing it opens the last one', () => {
  const { windows, fakes, open, memory } = start();
  fakes.get(1)?.close();
  expect(windows.findCurrentId()).toBeUndefined();
  windows.show();
  expect(open()).toEqual([1]);
  fakes.get(1)?.close();
  windows.openNew();
  expect([open(), memory.recall().closedWindows.map(({ id }) => id)]).toEqual([[2], [1]]);
});

test('of more than fifty closed windows the oldest is forgotten with its prompt', () => {
  const { windows, fakes, forgotten, memory } = start();
  for (let id = 2; id <= 52; id += 1) {
    windows.openNew();
    fakes.get(id)?.close();
  }
  expect([forgotten, memory.recall().closedWindows.length]).toEqual([[2], 50]);
});

test('prompts of windows that nobody knows of can be opened again', () => {
  const { windows, open } = start();
  windows.adopt([4, 1]);
  windows.reopenClosed();
  expect(open()).toEqual([1, 4]);
});

test('only contents of an open window are one of ours', () => {
  const { windows, fakes } = start();
  const contents = fakes.get(1)?.webContents as WebContents;
  expect(windows.findId(contents)).toBe(1);
  expect(windows.findId(contentsOf(1))).toBeUndefined();
});
