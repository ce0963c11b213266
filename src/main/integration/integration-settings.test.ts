import { expect, test } from 'vitest';
import { createIntegrationMemory } from './integration-settings.ts';

test('at first nothing works across programs, and news are not told', () => {
  const { recall } = createIntegrationMemory({ store: {} });
  expect(recall()).toMatchObject({ pasteShortcut: false, spelling: true });
  expect(recall().topics).toMatchObject({ purchases: true, news: false });
});

test('what was chosen lasts, and what is unusable in the file costs only itself', () => {
  const backing = {
    store: {
      pasteShortcut: 'yes',
      spelling: false,
      addedWords: ['bokehs'],
      topics: { news: true, laterTopic: true }
    }
  };
  const memory = createIntegrationMemory(backing);
  memory.remember({ pasteShortcut: true });
  const again = createIntegrationMemory(backing).recall();
  expect(again).toMatchObject({ pasteShortcut: true, spelling: false, addedWords: ['bokehs'] });
  expect(again.topics).toMatchObject({ news: true, purchases: true, laterTopic: true });
  memory.reset();
  expect(createIntegrationMemory(backing).recall()).toMatchObject({
    pasteShortcut: false,
    spelling: true,
    addedWords: []
  });
});

test('what is as it was leaves no file behind', () => {
  const backing = { store: {} };
  const memory = createIntegrationMemory(backing);
  memory.reset();
  memory.remember({ pasteShortcut: false });
  expect(backing.store).toEqual({});
});

test('a folder that cannot be written to costs the next start its memory, and no error', () => {
  const backing = {
    get store() {
      return {};
    },
    set store(_value: Record<string, unknown>) {
      throw new Error('read-only');
    }
  };
  const memory = createIntegrationMemory(backing);
  memory.remember({ pasteShortcut: true });
  expect(memory.recall().pasteShortcut).toBe(true);
});
