import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Decision } from '#shared/domain/market/moderation/decision.ts';
import { askOrRead, newestFirst, readKnownRows } from '#renderer/feature-api/sync/known-rows.ts';
import { useServices } from '#renderer/feature-api/services.ts';

const listKey = ['decisions.list'];
const partSize = 20;

export function useDecisions() {
  const { cloud, device } = useServices().platform;
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      askOrRead(
        cloud.decisions.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) }),
        async () => {
          const known = await readKnownRows(device.replica, 'moderationDecisions', Decision);
          return known && { items: newestFirst(known), nextCursor: null, strikes: null };
        }
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

export function useInvalidateDecisions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listKey });
}
