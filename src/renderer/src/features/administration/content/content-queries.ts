import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QueueItem, QueueItemRef } from '#shared/contract/cloud/admin/content.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { ChosenReason } from '#shared/domain/market/moderation/canned-reasons.ts';
import {
  claimMs,
  type QueueKind,
  queueKinds,
  type QueueOutcome
} from '#shared/domain/market/moderation/queue.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { useAdminDependencies } from '../frame/dependencies.tsx';

const partSize = 30;
const queueKey = ['content.list'] as const;

const address = (next: { readonly kind?: QueueKind | undefined; readonly open?: string }): URLSearchParams =>
  new URLSearchParams(
    Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined)
  );

/** The kind and the open item are part of the address, so that they can be sent to a colleague. */
export function useQueueView() {
  const [query, setQuery] = useUrlQuery();
  const kind = queueKinds.find((each) => each === query.get('kind'));
  return {
    kind,
    openId: query.get('open'),
    setKind: (next: QueueKind | undefined) => setQuery(address({ kind: next })),
    hrefOf: ({ id }: QueueItem) => `?${address({ kind, open: id }).toString()}`,
    close: () => setQuery(address({ kind }), { replace: true })
  };
}

export function useQueue(kind: QueueKind | undefined) {
  const { content } = useAdminDependencies();
  return useInfiniteQuery({
    queryKey: [...queueKey, kind],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        content.list({
          limit: partSize,
          ...(kind === undefined ? {} : { kind }),
          ...(cursor === null ? {} : { cursor })
        })
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

export function useQueueItem({ kind, id }: QueueItemRef) {
  const { content } = useAdminDependencies();
  return useQuery({
    queryKey: ['content.get', kind, id],
    queryFn: () => unwrap(content.get({ kind, id })),
    staleTime: 0
  });
}

/** Reserves the item while it is open, and releases it when it is left. */
export function useClaim({ kind, id }: QueueItemRef, isWanted: boolean): void {
  const { content } = useAdminDependencies();
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const claim = async () => {
      const answer = await content.claim({ kind, id });
      if (!answer.ok) await client.invalidateQueries({ queryKey: queueKey });
    };
    void claim();
    const timer = setInterval(() => void claim(), claimMs / 2);
    return () => {
      clearInterval(timer);
      void content.release({ kind, id });
    };
  }, [client, content, kind, id, isWanted]);
}

export function useQueueRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queueKey });
}

type Decision = { readonly outcome: QueueOutcome; readonly reason: ChosenReason };
export type ItemResult = { readonly item: QueueItem; readonly refusal: ContractError | null };

/** Decides one after the other. What a later one refuses leaves those before it decided. */
export function useDecide(items: readonly QueueItem[], onDone: () => void) {
  const { content, notify } = useAdminDependencies();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision): Promise<readonly ItemResult[]> => {
      const results: ItemResult[] = [];
      for (const item of items) {
        const answer = await content.decide({ kind: item.kind, id: item.id, ...decision });
        // The question for the code stands above the dialog, which then decides again.
        if (!answer.ok && answer.error.code === 'step_up_required') await unwrap(Promise.resolve(answer));
        results.push({ item, refusal: answer.ok ? null : answer.error });
      }
      return results;
    },
    onSuccess: async (results, { outcome }) => {
      const decided = results.filter(({ refusal }) => refusal === null);
      const kind = items[0]?.kind;
      if (decided.length > 0 && kind !== undefined)
        notify({
          type: 'success',
          title: t(texts, `admin-content.done.${kind}_${outcome}`, { count: decided.length })
        });
      if (decided.length === results.length) onDone();
      await client.invalidateQueries({ queryKey: queueKey });
    }
  });
}
