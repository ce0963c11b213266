import type { DeviceHandlers } from '#shared/contract/device.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { readStoredDraft } from '#shared/contract/stored-prompts.ts';
import type { Draft } from '#shared/domain/craft/prompt/journal/draft.ts';
import type { Singles } from './device-schema.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';

type DraftHandlers = Pick<DeviceHandlers, 'draft.load' | 'draft.save'>;

export function createDraftHandlers(transact: Transact): DraftHandlers {
  return {
    'draft.load': () => transact('readonly', ['singles', 'steps'], readDraft),
    'draft.save': ({ baseRevision, journal, ...head }) =>
      transact('readwrite', ['singles', 'steps'], async (transaction) => {
        const singles = transaction.objectStore('singles');
        const steps = transaction.objectStore('steps');
        const stored = (await singles.get('draft')) as Singles['draft'] | undefined;
        if ((stored?.revision ?? 0) !== baseRevision) throw new ContractFailure('draft_conflict');
        const revision = baseRevision + 1;
        await requestAll([
          () => singles.put({ ...head, revision }, 'draft'),
          () => steps.delete(IDBKeyRange.lowerBound(journal.fromSeq)),
          ...journal.steps.map((step) => () => steps.put(step)),
          () => steps.delete(IDBKeyRange.upperBound(journal.keepFrom, true))
        ]);
        return { revision };
      })
  };
}

export async function readDraft(transaction: Transaction<'readonly' | 'readwrite'>): Promise<Draft | null> {
  const [draft, steps] = await Promise.all([
    transaction.objectStore('singles').get('draft') as Promise<Singles['draft'] | undefined>,
    transaction.objectStore('steps').getAll()
  ]);
  return draft === undefined ? null : readStoredDraft({ ...draft, steps });
}

/** The requests that put `draft` in place of what is stored. */
export function replaceDraft(transaction: Transaction<'readwrite'>, draft: Draft | null) {
  const singles = transaction.objectStore('singles');
  const stored = transaction.objectStore('steps');
  if (draft === null) return [() => singles.delete('draft'), () => stored.clear()];
  const { steps, ...head } = draft;
  return [
    () => singles.put(head, 'draft'),
    () => stored.clear(),
    ...steps.map((step) => () => stored.put(step))
  ];
}
