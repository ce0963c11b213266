import { expect, test } from 'vitest';
import { createPasteShortcut } from './paste-shortcut.ts';

const keys = 'CommandOrControl+Alt+Shift+V';

function open({ isTaken = false, readText = () => Promise.resolve('a red lighthouse') } = {}) {
  const system = { isTaken, registered: new Map<string, () => void>() };
  const pasted: string[] = [];
  const shortcut = createPasteShortcut({
    globalShortcut: {
      isRegistered: (accelerator) => system.registered.has(accelerator),
      register: (accelerator, callback) => {
        if (!system.isTaken) system.registered.set(accelerator, callback);
        return !system.isTaken;
      },
      unregister: (accelerator) => void system.registered.delete(accelerator)
    },
    clipboard: { readText },
    paste: (text) => void pasted.push(text)
  });
  return { system, shortcut, pasted, press: () => system.registered.get(keys)?.() };
}

test('the keys bring the clipboard while they are on, and are given back', async () => {
  const { system, shortcut, pasted, press } = open();
  expect(shortcut.setOn(true)).toBe(true);
  press();
  await expect.poll(() => pasted).toEqual(['a red lighthouse']);
  shortcut.setOn(false);
  expect(system.registered.size).toBe(0);
});

test('a clipboard that cannot be read is empty', async () => {
  const { shortcut, pasted, press } = open({ readText: () => Promise.reject(new Error('busy')) });
  shortcut.setOn(true);
  press();
  await expect.poll(() => pasted).toEqual(['']);
});

test('it says when another program has the keys, and takes them once they are free', () => {
  const { system, shortcut } = open({ isTaken: true });
  expect(shortcut.setOn(true)).toBe(false);
  expect(shortcut.describe(true)).toEqual({ isOn: true, keys: 'Mod+Alt+Shift+V', isTaken: true });
  system.isTaken = false;
  expect(shortcut.describe(true)).toEqual({ isOn: true, keys: 'Mod+Alt+Shift+V', isTaken: false });
  expect(shortcut.describe(false)).toEqual({ isOn: false, keys: 'Mod+Alt+Shift+V', isTaken: false });
});
