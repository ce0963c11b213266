import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Ok } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';

const partSize = 10;

export type OwnQuestions = Extract<Awaited<ReturnType<Cloud['questions']['getMine']>>, Ok<unknown>>['value'];

export function useQuestions(slug: string) {
  const { questions } = useMarketDependencies();
  return useInfiniteQuery({
    queryKey: ['questions.list', slug],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(questions.list({ slug, limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

/** Undefined for visitors. */
export function useOwnQuestions(slug: string): OwnQuestions | undefined {
  const { questions } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['questions.getMine', slug],
    queryFn: () => unwrap(questions.getMine({ slug })),
    staleTime: 0,
    enabled: useSignedInHint()
  });
  return data;
}

/** Refetches everything about questions after a change. */
export function useInvalidateQuestions(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const names = ['questions.list', 'questions.getMine', 'questions.listUnanswered'];
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
