import type { ContractError } from '#shared/contract/errors.ts';
import type { ListingChangeOutcome } from '#shared/contract/cloud/selling.ts';
import { type ListingChange, maxListingChanges } from '#shared/domain/market/seller.ts';
import type { Result } from '#shared/kit/result.ts';
import { type ReportProgress, runLongWork } from '#renderer/lib/long-work.ts';

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
