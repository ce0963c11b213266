import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { accessKey } from '../frame/step-up-refusals.ts';

const listKey = ['modelLists.list'] as const;
const differenceKey = ['modelLists.compare'] as const;

export function useModelLists() {
  const { modelLists } = useAdminDependencies();
  return useQuery({ queryKey: listKey, queryFn: () => unwrap(modelLists.list()), staleTime: 0 });
}

/** The changes that publishing the list would make. */
export function useModelDifference(id: string) {
  const { modelLists } = useAdminDependencies();
  return useQuery({
    queryKey: [...differenceKey, id],
    queryFn: () => unwrap(modelLists.compare({ id })),
    staleTime: 0
  });
}

/** Carries a change out, and reads the lists again. */
export function useModelListChanges() {
  const { modelLists } = useAdminDependencies();
  const client = useQueryClient();
  return async <Answer extends Awaited<ReturnType<Cloud['modelLists']['upload' | 'publish']>>>(
    change: (lists: Cloud['modelLists']) => Promise<Answer>
  ): Promise<Answer> => {
    const answer = await change(modelLists);
    if (!answer.ok && answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    await client.invalidateQueries({ queryKey: listKey });
    client.removeQueries({ queryKey: differenceKey, type: 'inactive' });
    return answer;
  };
}
