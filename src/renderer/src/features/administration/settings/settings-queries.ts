import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { isValidSetting, type PlatformSettingName } from '#shared/domain/market/platform-settings.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { accessKey } from '../frame/step-up-refusals.ts';

const listKey = ['platformSettings.list'] as const;

export function usePlatformSettings() {
  const { platformSettings } = useAdminDependencies();
  return useQuery({ queryKey: listKey, queryFn: () => unwrap(platformSettings.list()), staleTime: 0 });
}

/** The last 90 days under the new value; queried only for a value within its bounds. */
export function useReplay(name: PlatformSettingName, value: number) {
  const { platformSettings } = useAdminDependencies();
  return useQuery({
    queryKey: ['platformSettings.preview', name, value],
    queryFn: () => unwrap(platformSettings.preview({ name, value })),
    enabled: isValidSetting(name, value)
  });
}

/** Carries a change out, and reads the settings again. */
export function useSettingChanges() {
  const { platformSettings } = useAdminDependencies();
  const client = useQueryClient();
  return async <Answer extends Awaited<ReturnType<Cloud['platformSettings']['schedule' | 'cancel']>>>(
    change: (settings: Cloud['platformSettings']) => Promise<Answer>
  ): Promise<Answer> => {
    const answer = await change(platformSettings);
    if (!answer.ok && answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    await client.invalidateQueries({ queryKey: listKey });
    return answer;
  };
}
