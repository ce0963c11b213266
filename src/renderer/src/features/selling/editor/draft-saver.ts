// Autosaves a listing draft. What another window or another device changed meanwhile is merged by field. Where both changed the
// same field, this window continues with a copy, so that neither one's edits are lost.
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { mergeListingDrafts } from '#shared/domain/sync/merge-listing-drafts.ts';
import { copyDraft } from '../drafts/new-draft.ts';

export type SaveState = 'saved' | 'pending' | 'failed';

export type DraftSaverState = {
  readonly draft: SavedListingDraft;
  readonly saving: SaveState;
  /** Why the last save failed. */
  readonly error: ContractError | null;
};

type Options = {
  readonly listingDrafts: Pick<Device['listingDrafts'], 'save' | 'list'>;
  readonly now: () => number;
  readonly createId: () => string;
  readonly onChange: (state: DraftSaverState) => void;
  /** Called with the copy once it is saved. */
  readonly onCopied: (copy: SavedListingDraft) => void;
  /** Called where `claim` met a change of others, which is in the draft now. */
  readonly onMerged: () => void;
};

export type DraftSaver = {
  readonly change: (changes: Partial<SavedListingDraft>) => void;
  /** Saves unsaved changes now. */
  readonly flush: () => Promise<void>;
  /** Saves now, also without changes. False if others had changed or submitted the draft, which the user has not seen. */
  readonly claim: () => Promise<boolean>;
  /** Reads the draft again if it has no unsaved changes; the next save merges those with what is stored. */
  readonly refresh: () => Promise<void>;
};

const delayMs = 400;

export function createDraftSaver(initial: SavedListingDraft, options: Options): DraftSaver {
  const { listingDrafts, now, createId, onChange, onCopied, onMerged } = options;
  let [stored, merges] = [initial, 0];
  let state: DraftSaverState = { draft: initial, saving: 'saved', error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (changes: Partial<DraftSaverState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  async function saveOnce(): Promise<void> {
    const sent = { ...state.draft, savedAt: now() };
    const answer = await listingDrafts.save(sent);
    if (!answer.ok && answer.error.code === 'draft_conflict') return merge();
    if (!answer.ok) return set({ saving: 'failed', error: answer.error });
    stored = { ...sent, ...answer.value };
    set({ draft: { ...state.draft, savedAt: sent.savedAt, ...answer.value }, error: null });
  }

  async function merge(): Promise<void> {
    const theirs = await readStored(listingDrafts, state.draft.id);
    const merged = theirs && mergeListingDrafts({ base: stored, mine: state.draft, theirs });
    if (theirs !== undefined && merged !== undefined) [stored, merges] = [theirs, merges + 1];
    set({ draft: merged ?? copyInPlace(state.draft, { id: createId(), savedAt: now() }) });
    await saveOnce();
    if (merged === undefined) onCopied(state.draft);
  }

  async function saveAll(): Promise<void> {
    while (state.saving === 'pending') {
      const sent = fieldsOf(state.draft);
      await saveOnce();
      if (state.error !== null) return;
      // Edits made during the save trigger another save.
      if (sent === fieldsOf(state.draft)) set({ saving: 'saved' });
    }
  }

  const saveUnsaved = shareRun(saveAll);
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    return saveUnsaved();
  };

  return {
    change(changes) {
      set({ draft: { ...state.draft, ...changes }, saving: 'pending', error: null });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    flush,
    async claim() {
      const [{ id }, before] = [state.draft, merges];
      set({ saving: 'pending', error: null });
      await flush();
      if (merges > before) onMerged();
      return state.draft.id === id && merges === before;
    },
    async refresh() {
      const newer = state.saving === 'saved' ? await readStored(listingDrafts, state.draft.id) : undefined;
      // Something may have been typed meanwhile.
      if (newer === undefined || newer.revision === state.draft.revision || state.saving !== 'saved') return;
      stored = newer;
      set({ draft: newer });
    }
  };
}

/** A call during a run waits for that run. */
function shareRun(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** A copy that still changes the same listing. */
const copyInPlace = (
  draft: SavedListingDraft,
  made: Pick<SavedListingDraft, 'id' | 'savedAt'>
): SavedListingDraft => ({ ...copyDraft(draft, made), listingId: draft.listingId });

async function readStored(
  listingDrafts: Options['listingDrafts'],
  id: string
): Promise<SavedListingDraft | undefined> {
  const answer = await listingDrafts.list();
  return answer.ok ? answer.value.find((draft) => draft.id === id) : undefined;
}

/** The user's fields, serialized to detect changes. */
function fieldsOf({ id: _id, revision: _revision, savedAt: _savedAt, ...fields }: SavedListingDraft): string {
  return JSON.stringify(fields);
}
