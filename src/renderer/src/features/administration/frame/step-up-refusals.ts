import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';

export const accessKey = ['admin.getAccess'] as const;

const isStepUpWanted = (failure: unknown): boolean =>
  readRefusal(failure, isContractError)?.code === 'step_up_required';

/** Notices when any query or mutation is refused because the session has to step up again. */
export function useStepUpRefusals(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = (failure: unknown) => {
      if (isStepUpWanted(failure))
        client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    };
    const stops = [
      client.getQueryCache().subscribe(({ query }) => ask(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => ask(mutation?.state.error))
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}
