import { expect, test } from 'vitest';
import { createDialogStore } from './dialog-store.ts';

test('history, template and settings dialogs open, close and toggle, one at a time', () => {
  const dialogs = createDialogStore();
  const opened = () => dialogs.getState().opened;
  for (const name of ['history', 'templates', 'settings'] as const) {
    dialogs.getState().open(name);
    expect(opened()).toBe(name);
    dialogs.getState().toggle(name);
    expect(opened()).toBeNull();
    dialogs.getState().toggle(name);
    expect(opened()).toBe(name);
  }
  dialogs.getState().close();
  expect(opened()).toBeNull();
});
