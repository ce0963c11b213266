import { useInfiniteQuery } from '@tanstack/react-query';
import { isNetworkError } from '#shared/contract/is-network-error.ts';
import { unwrap } from '#renderer/lib/query-client.tsx';
import { askWithOfflineCache, refetchStale } from '#renderer/lib/offline-cache.ts';
import { useInboxDependencies } from './dependencies.tsx';

const partSize = 12;

/** Approved videos, newest first, part by part. The first part is kept on the device. */
export function useShowcase() {
  const { showcase, cache, now } = useInboxDependencies();
  return useInfiniteQuery({
    queryKey: ['showcase.list'],
    initialPageParam: null as string | null,
    async queryFn({ pageParam: cursor }) {
      const call = () => showcase.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) });
      if (cursor !== null) return { value: await unwrap(call()), seenAt: null };
      return askWithOfflineCache({ cache, now, key: 'showcase.list', call, isNetworkError, loadSchema });
    },
    getNextPageParam: ({ value, seenAt }) => (seenAt === null ? value.nextCursor : null),
    ...refetchStale
  });
}

/** With zod, which only what is read back from the device needs. */
async function loadSchema() {
  await import('#renderer/lib/zod-without-eval.ts');
  return (await import('./cached-showcase.ts')).cachedShowcase;
}
