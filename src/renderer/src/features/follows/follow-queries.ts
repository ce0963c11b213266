import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/follows.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useFollowDependencies } from './dependencies.tsx';

const listKey = ['follows.list'];
const partSize = 30;
const followKey = (username: string) => ['follows.get', username];

export function useFollow(username: string) {
  const { follows } = useFollowDependencies();
  return useQuery({
    queryKey: followKey(username),
    queryFn: () => unwrap(follows.get({ username })),
    staleTime: 0
  });
}

export function useFollowed() {
  const { follows } = useFollowDependencies();
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(follows.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

/** Follows or unfollows, and reports failures. */
export function useSetFollow(username: string) {
  const { follows, notify } = useFollowDependencies();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const setFollow = async (isFollowing: boolean) => {
    setIsBusy(true);
    const answer = await follows.set({ username, isFollowing });
    setIsBusy(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    client.setQueryData(followKey(username), { isFollowing, canFollow: true });
    await client.invalidateQueries({ queryKey: listKey });
    if (isFollowing)
      notify({ type: 'success', title: t(texts, 'follows.done'), message: t(texts, 'follows.doneText') });
  };
  return { isBusy, setFollow };
}
