import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAutosave } from './autosave.ts';
import type {
  BuilderActionContext,
  BuilderActions,
  BuilderDependencies,
  BuilderState,
  Copied,
  PersistedState
} from './builder-state.ts';
import { copyFormatLabel, countCharacters, isCopyFormat, writePromptAs } from './copy-formats.ts';
import { createDraftSync, emptyPersistedState } from './draft-sync.ts';
import { createEditing, describeJournal } from './editing-actions.ts';
import { readLocal, remember } from './builder-local-store.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';

export type BuilderStore = StoreApi<BuilderState>;

/** The one prompt being worked on: its fields, its undo, its way to the device and out through the clipboard. */
export function createBuilderStore(given: BuilderDependencies): BuilderStore {
  const store = createStore<BuilderState>()((set, get) => {
    const replace = (kept: PersistedState): void => set({ ...kept, ...describeJournal(kept.journal) });
    const sync = createDraftSync({ device: given.device, now: given.now, read: get, replace });
    const autosave = createAutosave({
      save: sync.save,
      isOn: given.isAutosaveOn,
      now: given.now,
      afterPaint: given.afterPaint,
      tell: (saveState) => {
        // Said once, not with every key.
        if (saveState.kind !== 'editing' || get().saveState.kind !== 'editing') set({ saveState });
      }
    });
    const keep = (part: Partial<PersistedState>): void => {
      // First, so that nobody finds a change under a status that says it is saved.
      autosave.changed();
      set({ ...part, ...(part.journal === undefined ? {} : describeJournal(part.journal)) });
    };
    const context = { given, get, set, keep };

    return {
      ...createInitialState(),
      ...createEditing(context),
      ...createCopying(context),
      async load() {
        const loaded = await sync.load();
        if (!loaded.ok) {
          set({ isReady: true, loadError: loaded.error });
          return;
        }
        const isFirst = !get().isReady;
        set({ isReady: true, loadError: null });
        if (!autosave.isPending()) set({ saveState: { kind: 'saved', at: loaded.value } });
        if (isFirst) set({ baseline: await findBaseline(given, get()) });
      },
      saveNow: autosave.saveNow,
      hasUnsavedWork: autosave.isPending,
      autosaveChanged: autosave.preferenceChanged,
      markSaved(entryId) {
        set({ baseline: { document: get().document, isSaved: true } });
        if (entryId !== undefined) keep({ viewingEntryId: entryId });
      },
      showTab: (previewTab) => set({ previewTab, isPreviewShown: true }),
      setPreviewShown: (isPreviewShown) => set({ isPreviewShown }),
      hoverField: (hoveredField) => set({ hoveredField }),
      enterField: (focusedField) => set({ focusedField }),
      focusOn: (focusRequest) =>
        set(focusRequest === null ? { focusRequest } : { focusRequest, isPreviewShown: false }),
      setJsonText: (jsonText) => set({ jsonText })
    };
  });
  given.on('device.changed', ({ areas }) => {
    if (areas.includes('draft') && store.getState().isReady) void store.getState().load();
  });
  return store;
}

function createInitialState() {
  return {
    ...emptyPersistedState,
    ...describeJournal(emptyPersistedState.journal),
    isReady: false,
    loadError: null,
    saveState: { kind: 'saved', at: null },
    baseline: { document: emptyPersistedState.journal.document, isSaved: false },
    lastUndo: null,
    previewTab: 'prompt',
    isPreviewShown: false,
    hoveredField: null,
    focusedField: null,
    focusRequest: null,
    lastCopyFormat: readLocal('copyFormat', isCopyFormat, 'text'),
    isRandomFillModelSafe: readLocal('randomLegal', (kept) => typeof kept === 'boolean', false),
    lastSeed: readLocal('randomSeed', (kept) => typeof kept === 'number', null),
    areRandomOptionsShown: false,
    jsonText: null
  } as const satisfies Partial<BuilderState>;
}

/** After a start: the history entry being viewed, as it was saved; without one, an untouched prompt. */
async function findBaseline(
  { device }: BuilderDependencies,
  { viewingEntryId, baseline, document }: BuilderState
): Promise<BuilderState['baseline']> {
  if (viewingEntryId === null) return baseline;
  const listed = await device.history.list();
  const entry = listed.ok ? listed.value.find(({ id }) => id === viewingEntryId) : undefined;
  if (entry === undefined) return baseline;
  return { document: { name: document.name, data: entry.data }, isSaved: true };
}

/** Copying, and telling whoever wants to know that a prompt was copied. */
function createCopying({
  given,
  get,
  set
}: BuilderActionContext): Pick<BuilderActions, 'copyAs' | 'onCopied'> {
  const listeners = new Set<(copied: Copied) => void>();

  return {
    async copyAs(format) {
      const { document } = get();
      const text = writePromptAs(format, document);
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        given.notify({
          type: 'error',
          title: t(texts, 'builder.notCopied'),
          message: t(texts, 'builder.notCopiedWhy')
        });
        return false;
      }
      set({ lastCopyFormat: format });
      remember('copyFormat', format);
      const values = { count: countCharacters(text), format: copyFormatLabel(format) };
      given.notify({ type: 'success', title: t(texts, 'builder.copied', values) });
      for (const listener of listeners) listener({ format, text, document });
      return true;
    },
    onCopied(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
  };
}
