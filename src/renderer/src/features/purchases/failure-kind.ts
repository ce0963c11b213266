import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/is-network-error.ts';
import { readRefusal } from '#renderer/lib/query-client.tsx';

/** Why there is nothing to show. */
export type FailureKind = 'offline' | 'signed_out' | 'missing' | 'failed';

export function kindOfFailure(failure: unknown): FailureKind {
  const refusal = readRefusal(failure, isContractError);
  if (refusal === undefined) return 'failed';
  if (isNetworkError(refusal)) return 'offline';
  if (refusal.code === 'unauthenticated') return 'signed_out';
  // Whose it is is told to nobody else: for them it does not exist.
  return refusal.code === 'not_found' || refusal.code === 'forbidden' ? 'missing' : 'failed';
}
