import { useQueryClient } from '@tanstack/react-query';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { accessKey } from './step-up-refusals.ts';

/** Carries an act out, asks for the second factor again where it has to, and reads `queryKey` anew. */
export function useAdminAct(queryKey: readonly string[]) {
  const client = useQueryClient();
  return async <Value>(
    act: () => Promise<Result<Value, ContractError>>
  ): Promise<Result<Value, ContractError>> => {
    const answer = await act();
    if (!answer.ok && answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    await client.invalidateQueries({ queryKey });
    return answer;
  };
}
