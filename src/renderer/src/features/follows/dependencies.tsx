import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type FollowDependencies = {
  readonly follows: Cloud['follows'];
  readonly isOnline: boolean;
  readonly notify: Notify;
};

const [FollowContext, useContext] = createRequiredContext<FollowDependencies>('FollowDependencies');

export const useFollowDependencies = useContext;

/** Around the screen and the button. */
export function FollowProvider({ children }: { readonly children: ReactNode }) {
  const { platform, notify } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({ follows: platform.cloud.follows, isOnline, notify }),
    [platform, notify, isOnline]
  );
  return (
    <CachedQueries>
      <FollowContext value={dependencies}>{children}</FollowContext>
    </CachedQueries>
  );
}
