import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { accessKey } from '../frame/step-up-refusals.ts';

const listingKey = (id: string) => ['admin-listing', id] as const;

/** How often a take-down that is under way is read again. */
const pollMs = 2000;

export function useAdminListing(id: string) {
  const { adminListings } = useAdminDependencies();
  return useQuery({
    queryKey: listingKey(id),
    queryFn: () => unwrap(adminListings.get({ id })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const takeDown = data?.takeDown ?? null;
      const isUnderWay =
        takeDown !== null && (takeDown.finishedAt === null || takeDown.refunds.requested > 0);
      return isUnderWay && takeDown.orders.disputed === 0 ? pollMs : false;
    }
  });
}

type Outcome = Promise<Result<unknown, ContractError>>;

/** Carries an act out, and reads the listing again. */
export function useListingAct(id: string): (act: () => Outcome) => Outcome {
  const client = useQueryClient();
  return async (act) => {
    const answer = await act();
    if (!answer.ok && answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    void client.invalidateQueries({ queryKey: listingKey(id) });
    return answer;
  };
}
