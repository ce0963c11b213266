import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { pickOne, randomInteger, seededRandom } from '#shared/kit/random.ts';
import { buildHistoryEntry, buildPrompt } from '#tests/support/builders.ts';
import { createBuilderWindows } from '#tests/support/builder-windows.ts';
import type { BuilderStore } from './builder-store.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bytesOf = (store: BuilderStore): string => {
  const { document, viewingEntryId } = store.getState();
  return `${document.name}\n${viewingEntryId}\n${formatPromptJson(document.data)}`;
};
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('undo and redo', () => {
  const actions: readonly ((store: BuilderStore, pick: () => number) => void | Promise<void>)[] = [
    (store, pick) => store.getState().editField('concept', `Concept ${pick()}`),
    (store, pick) => store.getState().editField('dialogue', 'x'.repeat(pick())),
    (store, pick) => store.getState().editField('duration', pick()),
    (store, pick) => store.getState().editField('subtitles', pick() % 2 === 0),
    (store, pick) =>
      store.getState().editField(
        'shotTypes',
        Array.from({ length: pick() % 4 }, () => `${pick()}`)
      ),
    (store, pick) => store.getState().renamePrompt(`Name ${pick()}`),
    (store) => store.getState().clearFields(),
    (store) => store.getState().resetPrompt(),
    (store, pick) => store.getState().randomFill(pick()),
    (store, pick) =>
      store.getState().replaceDocument({
        label: 'Import',
        document: { name: '', data: buildPrompt({ zoom: pick(), [`key${pick()}`]: [pick()] }) }
      })
  ];

  test('200 random actions are taken back and done again exactly, to the byte', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    const random = seededRandom(42);
    const states = [bytesOf(store)];
    for (let count = 0; count < 200; count += 1) {
      await vi.advanceTimersByTimeAsync(600);
      await pickOne(random, actions)(store, () => randomInteger(random, 1, 50));
      if (bytesOf(store) !== states.at(-1)) states.push(bytesOf(store));
    }
    for (const state of states.toReversed().slice(1)) {
      store.getState().undo();
      expect(bytesOf(store)).toBe(state);
    }
    expect(store.getState().canUndo).toBe(false);
    for (const state of states.slice(1)) {
      store.getState().redo();
      expect(bytesOf(store)).toBe(state);
    }
    expect(store.getState().canRedo).toBe(false);
  });

  test('typing in one field without a pause is one step, a pause makes two', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    const { editField, undo } = store.getState();
    for (const text of ['A', 'A s', 'A sp']) editField('concept', text);
    await vi.advanceTimersByTimeAsync(600);
    editField('concept', 'A spice');
    undo();
    expect(store.getState().document.data.concept).toBe('A sp');
    undo();
    expect(store.getState().document.data.concept).toBe('');
  });

  test('take back clearing and resetting; clearing keeps the name and what is counted', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    const document = { name: 'Kept', data: buildPrompt({ concept: 'Mine', duration: 45 }) };
    store.getState().replaceDocument({ label: 'Import', document });
    store.getState().clearFields();
    expect(store.getState().document).toMatchObject({
      name: 'Kept',
      data: { concept: '', mood: '', shotTypes: [], duration: 10, frameRate: 24, quality: 7 }
    });
    store.getState().undo();
    void store.getState().resetPrompt();
    expect(store.getState().document).toEqual({ name: '', data: defaultPromptData });
    store.getState().undo();
    expect(store.getState().document).toEqual(document);
  });

  test('say what they did', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    store.getState().editField('mainSubject', 'A cat');
    store.getState().undo();
    expect(store.getState().lastUndo?.text).toBe('Undid: Edit main subject');
    store.getState().redo();
    expect(store.getState().lastUndo?.text).toBe('Redid: Edit main subject');
    store.getState().redo();
    expect(store.getState().lastUndo?.text).toBe('Nothing to redo');
  });
});

describe('random fill', () => {
  test('the same seed gives the same prompt, and locked fields stay', async () => {
    const [a, b] = [await createBuilderWindows().openLoaded(), await createBuilderWindows().openLoaded()];
    await a.store.getState().randomFill();
    a.store.getState().undo();
    for (const { store } of [a, b]) {
      store.getState().editField('concept', 'Mine');
      store.getState().toggleLock('concept');
      await store.getState().randomFill(3);
    }
    expect(a.store.getState().document).toEqual(b.store.getState().document);
    expect(a.store.getState().document.data.concept).toBe('Mine');
  });

  test('shows the seed of every roll, and that seed gives the same prompt again, to the byte', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    const { randomFill, undo, editField } = store.getState();
    expect(store.getState().lastSeed).toBeNull();
    for (let round = 0; round < 12; round += 1) {
      await randomFill();
      const rolled = bytesOf(store);
      const seed = store.getState().lastSeed ?? -1;
      expect(seed).toBeGreaterThanOrEqual(0);
      expect(seed).toBeLessThan(1_000_000);
      editField('concept', 'Something else');
      await randomFill(seed);
      expect(bytesOf(store)).toBe(rolled);
    }
    undo();
    expect(store.getState().lastUndo?.text).toBe(`Undid: Random fill with seed ${store.getState().lastSeed}`);
    expect(store.getState().document.data.concept).toBe('Something else');
  });

  test('uses its whole range unless asked to keep to the model, and remembers that', async () => {
    stubLocalStorage();
    const { store } = await createBuilderWindows().openLoaded();
    const lengths = async () => {
      const seen = [];
      for (let seed = 0; seed < 30; seed += 1) {
        await store.getState().randomFill(seed);
        seen.push(store.getState().document.data.duration);
      }
      return seen;
    };
    expect((await lengths()).some((length) => length > 8)).toBe(true);
    store.getState().setRandomFillModelSafe(true);
    expect((await lengths()).every((length) => [4, 6, 8].includes(length))).toBe(true);
    expect((await createBuilderWindows().openLoaded()).store.getState()).toMatchObject({
      isRandomFillModelSafe: true,
      lastSeed: 29
    });
  });

  test('without templates changes nothing and says so', async () => {
    const windows = createBuilderWindows();
    const { store, notified } = await windows.openLoaded();
    windows.trouble.templatesFail = true;
    await store.getState().randomFill();
    expect(store.getState().canUndo).toBe(false);
    expect(notified).toMatchObject([{ type: 'error', title: 'Failed to load templates' }]);
  });
});

describe('changes since the last save', () => {
  test('count from the entry being viewed, also after a reload', async () => {
    const windows = createBuilderWindows();
    const entry = buildHistoryEntry(7);
    await windows.device.history.save(entry);
    const { store, close } = await windows.openLoaded();
    store
      .getState()
      .replaceDocument({ label: 'Open', document: { name: '', data: entry.data }, viewingEntryId: entry.id });
    store.getState().editField('mood', 'tense');
    expect(store.getState().baseline).toEqual({ document: { name: '', data: entry.data }, isSaved: true });
    await settle();
    close();
    const { store: again } = await windows.openLoaded();
    expect(again.getState().baseline.document.data).toEqual(entry.data);
  });

  test('deleting the viewed entry ends viewing, deleting another does not', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    store.getState().markSaved('prompt-1');
    store.getState().clearViewing('prompt-2');
    expect(store.getState().viewingEntryId).toBe('prompt-1');
    store.getState().clearViewing('prompt-1');
    expect(store.getState().viewingEntryId).toBeNull();
  });
});

describe('copying', () => {
  test('puts the finished text on the clipboard, remembers the format and tells listeners', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { store, notified } = await createBuilderWindows().openLoaded();
    const copied = vi.fn<() => void>();
    const stop = store.getState().onCopied(copied);
    store.getState().editField('concept', 'A keeper');
    expect(await store.getState().copyAs('json')).toBe(true);
    expect(JSON.parse(String(writeText.mock.calls[0]?.[0]))).toEqual(store.getState().document.data);
    expect(notified[0]?.title).toMatch(/^Copied \d+ characters as JSON$/);
    expect(store.getState().lastCopyFormat).toBe('json');
    expect(copied).toHaveBeenCalledOnce();
    stop();
    await store.getState().copyAs('text');
    expect(copied).toHaveBeenCalledOnce();
  });

  test('a closed clipboard is said plainly and nothing counts as copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    const { store, notified } = await createBuilderWindows().openLoaded();
    const copied = vi.fn<() => void>();
    store.getState().onCopied(copied);
    expect(await store.getState().copyAs('text')).toBe(false);
    expect(copied).not.toHaveBeenCalled();
    expect(notified).toMatchObject([{ type: 'error', title: 'Could not copy' }]);
  });
});
