// Keeps this window's draft and the device's one in step, also when another window writes the same draft.
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { Draft } from '#shared/domain/craft/prompt/journal/draft.ts';
import { emptyJournal, journalToSave } from '#shared/domain/craft/prompt/journal/journal.ts';
import { rebaseJournal } from '#shared/domain/craft/prompt/journal/rebase-journal.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import type { PersistedState } from './builder-state.ts';

/** Another window can win the race several times in a row, but not for ever. */
const maxConflictRetries = 8;

type Options = {
  readonly device: Device;
  readonly now: () => number;
  readonly read: () => PersistedState;
  /** The draft as another window left it, with this window's own changes on top. */
  readonly replace: (kept: PersistedState) => void;
};

export type DraftSync = {
  /** Takes the device's draft in. Answers when it was saved, null when nothing was kept yet. */
  readonly load: () => Promise<Result<number | null, ContractError>>;
  readonly save: () => Promise<Result<unknown, ContractError>>;
};

export function createDraftSync({ device, now, read, replace }: Options): DraftSync {
  let acknowledged = emptyPersistedState;
  let revision = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One call at a time: an answer must not overtake the one before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  function takeIn(draft: Draft | null): void {
    const newest = draft?.revision ?? 0;
    if (newest === revision) return;
    const theirs = draft === null ? emptyPersistedState : toPersistedState(draft);
    const merged = mergePersisted(acknowledged, read(), theirs);
    acknowledged = theirs;
    revision = newest;
    replace(merged);
  }

  async function load(): Promise<Result<number | null, ContractError>> {
    const loaded = await device.draft.load();
    if (!loaded.ok) return loaded;
    takeIn(loaded.value);
    return ok(loaded.value?.savedAt ?? null);
  }

  async function save(): Promise<Result<unknown, ContractError>> {
    for (let attempt = 1; ; attempt += 1) {
      const sent = read();
      const answer = await device.draft.save({
        baseRevision: revision,
        document: sent.journal.document,
        viewingEntryId: sent.viewingEntryId,
        lockedFields: [...sent.lockedFields],
        cursor: sent.journal.cursor,
        journal: journalToSave(acknowledged.journal, sent.journal),
        savedAt: now()
      });
      if (answer.ok) {
        acknowledged = sent;
        revision = answer.value.revision;
        return answer;
      }
      if (answer.error.code !== 'draft_conflict' || attempt === maxConflictRetries) return answer;
      const loaded = await load();
      if (!loaded.ok) return loaded;
    }
  }

  return { load: () => inTurn(load), save: () => inTurn(save) };
}

export const emptyPersistedState: PersistedState = {
  journal: emptyJournal({ name: '', data: resetPrompt() }),
  viewingEntryId: null,
  lockedFields: []
};

const toPersistedState = ({
  document,
  steps,
  cursor,
  viewingEntryId,
  lockedFields
}: Draft): PersistedState => ({
  journal: { document, steps, cursor },
  viewingEntryId,
  lockedFields
});

/** Applies this window's changes since `base` to the state that the other window saved. */
function mergePersisted(base: PersistedState, mine: PersistedState, theirs: PersistedState): PersistedState {
  const pick = <Name extends 'viewingEntryId' | 'lockedFields'>(name: Name): PersistedState[Name] =>
    mine[name] === base[name] ? theirs[name] : mine[name];
  return {
    journal:
      mine.journal === base.journal
        ? theirs.journal
        : rebaseJournal(mine.journal, base.journal, theirs.journal),
    viewingEntryId: pick('viewingEntryId'),
    lockedFields: pick('lockedFields')
  };
}
