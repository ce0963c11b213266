import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/is-network-error.ts';
import { readRefusal } from '#renderer/lib/query-client.tsx';

const read = (failure: unknown) => readRefusal(failure, isContractError);

/** Whether nothing came back, as against an answer that says no. */
export function isNetworkFailure(failure: unknown): boolean {
  const refusal = read(failure);
  return refusal !== undefined && isNetworkError(refusal);
}

/** On a desktop that was not told of any server. */
export const isServerless = (failure: unknown): boolean => read(failure)?.code === 'no_server';

export const isMissing = (failure: unknown): boolean => read(failure)?.code === 'not_found';
