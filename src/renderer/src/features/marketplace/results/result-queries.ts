import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { UsableRate } from '#shared/domain/market/community/usable-rate.ts';
import type { Ok } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';

const partSize = 6;

export type OwnResults = Extract<Awaited<ReturnType<Cloud['results']['getMine']>>, Ok<unknown>>['value'];

export function useResults(slug: string) {
  const { results } = useMarketDependencies();
  return useInfiniteQuery({
    queryKey: ['results.list', slug],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(results.list({ slug, limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

/** Undefined while they load. */
export function useUsableRates(slug: string): readonly UsableRate[] | undefined {
  const { results } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['results.getRates', slug],
    queryFn: () => unwrap(results.getRates({ slug })),
    staleTime: 0
  });
  return data;
}

/** Undefined for visitors. */
export function useOwnResult(slug: string): OwnResults | undefined {
  const { results } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['results.getMine', slug],
    queryFn: () => unwrap(results.getMine({ slug })),
    // Opening a purchase permits a result at once.
    staleTime: 0,
    enabled: useSignedInHint()
  });
  return data;
}

/** Refetches everything about results after a change. */
export function useInvalidateResults(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const names = ['results.list', 'results.getRates', 'results.getMine'];
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
