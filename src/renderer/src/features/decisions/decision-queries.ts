import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#renderer/feature-api/services.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';

const listKey = ['decisions.list'];
const partSize = 20;

export function useDecisions() {
  const { decisions } = useServices().platform.cloud;
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(decisions.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

export function useInvalidateDecisions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listKey });
}
