// Autosaves a listing draft. If another window changed the draft meanwhile, this window continues with a copy, so that
// neither window's edits are lost.
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { copyDraft } from '../drafts/new-draft.ts';

export type SaveState = 'saved' | 'pending' | 'failed';

export type DraftSaverState = {
  readonly draft: SavedListingDraft;
  readonly saving: SaveState;
  /** Why the last save failed. */
  readonly error: ContractError | null;
};

type Options = {
  readonly listingDrafts: Pick<Device['listingDrafts'], 'save'>;
  readonly now: () => number;
  readonly createId: () => string;
  readonly onChange: (state: DraftSaverState) => void;
  /** Called with the copy once it is saved. */
  readonly onCopied: (copy: SavedListingDraft) => void;
};

export type DraftSaver = {
  readonly change: (changes: Partial<SavedListingDraft>) => void;
  /** Saves unsaved changes now. */
  readonly flush: () => Promise<void>;
  /** Saves now, also without changes. False if another window had changed or submitted the draft: this one goes on as a copy. */
  readonly claim: () => Promise<boolean>;
};

const delayMs = 400;

export function createDraftSaver(initial: SavedListingDraft, options: Options): DraftSaver {
  const { listingDrafts, now, createId, onChange, onCopied } = options;
  let state: DraftSaverState = { draft: initial, saving: 'saved', error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const set = (changes: Partial<DraftSaverState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  async function saveOnce(): Promise<void> {
    const sent = { ...state.draft, savedAt: now() };
    const answer = await listingDrafts.save(sent);
    if (!answer.ok && answer.error.code === 'draft_conflict') {
      const { listingId } = state.draft;
      set({ draft: { ...copyDraft(state.draft, { id: createId(), savedAt: now() }), listingId } });
      await saveOnce();
      return onCopied(state.draft);
    }
    if (!answer.ok) return set({ saving: 'failed', error: answer.error });
    const { revision } = answer.value;
    set({ draft: { ...state.draft, savedAt: sent.savedAt, revision }, error: null });
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

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
  };

  return {
    change(changes) {
      set({ draft: { ...state.draft, ...changes }, saving: 'pending', error: null });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    flush,
    async claim() {
      const { id } = state.draft;
      set({ saving: 'pending', error: null });
      await flush();
      return state.draft.id === id;
    }
  };
}

/** The user's fields, serialized to detect changes. */
function fieldsOf({ id: _id, revision: _revision, savedAt: _savedAt, ...fields }: SavedListingDraft): string {
  return JSON.stringify(fields);
}
