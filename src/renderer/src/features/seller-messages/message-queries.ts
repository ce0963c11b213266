import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/seller-messages.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { ReceivedMessage } from '#shared/domain/market/community/seller-message.ts';
import { useMessageDependencies } from './dependencies.tsx';

const listKey = ['sellerMessages.listReceived'];
const partSize = 20;

export function useReceived() {
  const { sellerMessages } = useMessageDependencies();
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(sellerMessages.listReceived({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

export function useInvalidateReceived(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listKey });
}

/** Mutes the messages of a seller or gets them again, and reports failures. */
export function useMute({ username, displayName }: ReceivedMessage['seller']) {
  const { sellerMessages, notify } = useMessageDependencies();
  const invalidate = useInvalidateReceived();
  const [isBusy, setIsBusy] = useState(false);
  const mute = async (isMuted: boolean) => {
    setIsBusy(true);
    const answer = await sellerMessages.mute({ username, isMuted });
    setIsBusy(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    const done = isMuted ? 'seller-messages.muted' : 'seller-messages.unmuted';
    notify({ type: 'success', title: t(texts, done, { name: displayName }) });
    await invalidate();
  };
  return { isBusy, mute };
}
