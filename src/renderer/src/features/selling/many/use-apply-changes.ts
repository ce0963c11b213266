import { useState } from 'react';
import { type ListingChange, maxListingChanges } from '#shared/domain/market/seller.ts';
import type { ListingChangeOutcome } from '#shared/contract/cloud/selling.ts';
import { contractError, type ContractError } from '#shared/contract/errors.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { Result } from '#shared/kit/result.ts';
import { type ReportProgress, runLongWork } from '#renderer/lib/long-work.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateListings } from '../frame/seller-queries.ts';
import type { PlannedChange } from './plan-changes.ts';

/** Applies changes and offers one undo for all that took effect. `apply` is false where nothing was changed. */
export function useApplyChanges() {
  const { sellers, notify } = useSellingDependencies();
  const invalidateListings = useInvalidateListings();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (changes: readonly ListingChange[]) => {
    const { outcomes, error } = await sendInBatches(changes, (batch) =>
      sellers.changeListings({ changes: [...batch] })
    );
    await invalidateListings();
    if (error !== null) notify({ type: 'error', title: translateError(error) });
    return outcomes;
  };

  const apply = async (planned: readonly PlannedChange[]): Promise<boolean> => {
    setIsBusy(true);
    const outcomes = await send(planned.map(({ change }) => change));
    setIsBusy(false);
    if (outcomes.length === 0) return false;
    const changed = new Set(outcomes.filter(({ state }) => state === 'changed').map(({ id }) => id));
    const undo = planned.flatMap((each) => (changed.has(each.change.id) ? [each.undo] : []));
    const refusals = describeRefusals(planned, outcomes);
    notify({
      type: refusals === undefined ? 'success' : 'warning',
      title: t(texts, 'selling.many.done', { count: changed.size }),
      ...(refusals === undefined ? {} : { message: refusals }),
      ...(undo.length === 0
        ? {}
        : {
            action: { label: t(texts, 'selling.draft.undo'), isUndo: true, run: () => void send(undo) }
          })
    });
    return true;
  };
  return { isBusy, apply };
}

const mostReasons = 3;

/** How many listings were refused, and why, by title; undefined for none. */
function describeRefusals(
  planned: readonly PlannedChange[],
  outcomes: readonly ListingChangeOutcome[]
): string | undefined {
  const titles = new Map(planned.map(({ listing }) => [listing.id, listing.title]));
  const refused = outcomes.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, refusal }]));
  if (refused.length === 0) return undefined;
  const reasons = refused.slice(0, mostReasons).map(({ id, refusal: { code, forbiddenUse } }) =>
    t(texts, 'selling.many.refusal', {
      title: titles.get(id) ?? '',
      reason: translateError({
        ...contractError(code),
        ...(forbiddenUse === undefined ? {} : { forbiddenUse })
      })
    })
  );
  return [t(texts, 'selling.many.refused', { count: refused.length }), ...reasons].join(' ');
}

type Send = (
  batch: readonly ListingChange[]
) => Promise<Result<readonly ListingChangeOutcome[], ContractError>>;

/** Sends as many changes at a time as a request takes, up to the first request that fails, and collects the outcomes. */
export const sendInBatches = (changes: readonly ListingChange[], send: Send) =>
  runLongWork((report) => sendAll(changes, send, report));

async function sendAll(changes: readonly ListingChange[], send: Send, report: ReportProgress) {
  const outcomes: ListingChangeOutcome[] = [];
  for (let start = 0; start < changes.length; start += maxListingChanges) {
    const answer = await send(changes.slice(start, start + maxListingChanges));
    if (!answer.ok) return { outcomes, error: answer.error };
    outcomes.push(...answer.value);
    report(Math.min(start + maxListingChanges, changes.length) / changes.length);
  }
  return { outcomes, error: null };
}
