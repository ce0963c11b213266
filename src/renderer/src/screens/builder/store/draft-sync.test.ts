import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { createBuilderWindows } from '#tests/support/builder-windows.ts';
import type { BuilderStore } from './builder-store.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const bytesOf = (store: BuilderStore): string => {
  const { document, viewingEntryId } = store.getState();
  return `${document.name}\n${viewingEntryId}\n${formatPromptJson(document.data)}`;
};
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('keeping the draft', () => {
  test('starts with the default prompt and nothing to undo', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    expect(store.getState()).toMatchObject({
      isReady: true,
      document: { name: '', data: defaultPromptData },
      canUndo: false,
      canRedo: false,
      saveState: { kind: 'saved', at: null }
    });
  });

  test('a reload brings back the prompt, the locks, the viewed entry, and undo and redo exactly', async () => {
    const windows = createBuilderWindows();
    const { store, close } = await windows.openLoaded();
    const { editField, replaceDocument, toggleLock, undo } = store.getState();
    editField('concept', 'One');
    await vi.advanceTimersByTimeAsync(700);
    editField('concept', 'Two');
    const loaded = { name: 'Entry', data: buildPrompt({ mood: 'calm' }) };
    replaceDocument({ label: 'Open “Entry”', document: loaded, viewingEntryId: 'prompt-5' });
    undo();
    await settle();
    toggleLock('mood');
    await settle();
    const before = bytesOf(store);
    close();

    const { store: again } = await windows.openLoaded();
    expect(bytesOf(again)).toBe(before);
    expect(again.getState().lockedFields).toEqual(['mood']);
    again.getState().redo();
    expect(again.getState().document.data.mood).toBe('calm');
    for (let step = 0; step < 3; step += 1) again.getState().undo();
    expect(again.getState().document).toEqual({ name: '', data: defaultPromptData });
  });

  test('no change is ever seen under a status that says it is saved', async () => {
    const { store } = await createBuilderWindows().openLoaded();
    const { editField, toggleLock, undo, redo } = store.getState();
    const seen: string[] = [];
    for (const act of [() => editField('concept', 'A fox'), undo, redo, () => toggleLock('mood')]) {
      const stop = store.subscribe(({ journal, lockedFields, saveState }, before) => {
        if (journal !== before.journal || lockedFields !== before.lockedFields) seen.push(saveState.kind);
      });
      act();
      stop();
      await settle();
      expect(store.getState().saveState.kind).toBe('saved');
    }
    expect(seen).toEqual(['editing', 'editing', 'editing', 'editing']);
  });

  test('a failed save loses nothing and is made good', async () => {
    const windows = createBuilderWindows();
    const { store } = await windows.openLoaded();
    windows.trouble.refuses = 'disk_full';
    store.getState().editField('concept', 'Kept in memory');
    await settle();
    expect(store.getState().saveState).toMatchObject({ kind: 'failed', error: { code: 'disk_full' } });
    expect(store.getState().hasUnsavedWork()).toBe(true);
    windows.trouble.refuses = null;
    expect(await store.getState().saveNow()).toBe(true);
    const { store: again } = await windows.openLoaded();
    expect(again.getState().document.data.concept).toBe('Kept in memory');
  });

  test('with autosave off only Save writes', async () => {
    const windows = createBuilderWindows();
    const { store, saves } = await windows.openLoaded({ isAutosaveOn: false });
    store.getState().editField('concept', 'Later');
    await settle();
    expect(saves).toEqual([]);
    expect(store.getState().saveState).toEqual({ kind: 'unsaved' });
    await store.getState().saveNow();
    expect(saves).toHaveLength(1);
    expect(store.getState().hasUnsavedWork()).toBe(false);
  });

  test('says why the draft could not be opened, and opens it when asked again', async () => {
    const windows = createBuilderWindows();
    const first = await windows.openLoaded();
    first.store.getState().editField('concept', 'Still there');
    await settle();
    windows.trouble.refusesToLoad = 'database_locked';
    const { store } = await windows.openLoaded();
    expect(store.getState()).toMatchObject({ isReady: true, loadError: { code: 'database_locked' } });
    windows.trouble.refusesToLoad = null;
    await store.getState().load();
    expect(store.getState().loadError).toBeNull();
    expect(store.getState().document.data.concept).toBe('Still there');
  });
});

describe('two windows on one device', () => {
  test('each sees what the other saved', async () => {
    const windows = createBuilderWindows();
    const [a, b] = [await windows.openLoaded(), await windows.openLoaded()];
    a.store.getState().editField('concept', 'From A');
    await settle();
    expect(b.store.getState().document.data.concept).toBe('From A');
    expect(b.store.getState().hasUnsavedWork()).toBe(false);
    expect(b.saves).toEqual([]);
  });

  test('edits of different fields at the same time are both kept, and both can be undone', async () => {
    const windows = createBuilderWindows();
    const [a, b] = [await windows.openLoaded(), await windows.openLoaded()];
    a.store.getState().editField('concept', 'From A');
    b.store.getState().editField('setting', 'From B');
    b.store.getState().toggleLock('setting');
    await settle();
    for (const { store } of [a, b]) {
      expect(store.getState().document.data).toMatchObject({ concept: 'From A', setting: 'From B' });
      expect(store.getState().lockedFields).toEqual(['setting']);
      expect(store.getState().saveState.kind).toBe('saved');
    }
    b.store.getState().undo();
    b.store.getState().undo();
    expect(b.store.getState().document.data).toEqual(defaultPromptData);
  });

  test('a window that did not hear of the other one’s save still keeps both edits, without a failure', async () => {
    const windows = createBuilderWindows();
    const [a, b] = [await windows.openLoaded(), await windows.openLoaded()];
    b.close();
    a.store.getState().editField('concept', 'From A');
    await settle();
    const kinds: string[] = [];
    b.store.subscribe(({ saveState }) => kinds.push(saveState.kind));
    b.store.getState().editField('setting', 'From B');
    await settle();
    expect(kinds).not.toContain('failed');
    expect(b.store.getState().document.data).toMatchObject({ concept: 'From A', setting: 'From B' });
  });

  test('erasing everything elsewhere empties an idle window', async () => {
    const windows = createBuilderWindows();
    const { store } = await windows.openLoaded();
    store.getState().editField('concept', 'Gone soon');
    await settle();
    await windows.device.storage.replace(null);
    await store.getState().load();
    expect(store.getState().document.data).toEqual(defaultPromptData);
    store.getState().editField('concept', 'New');
    await settle();
    expect(store.getState().saveState.kind).toBe('saved');
  });
});
