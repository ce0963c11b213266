import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type MessageDependencies = {
  readonly sellerMessages: Cloud['sellerMessages'];
  readonly isOnline: boolean;
  readonly notify: Notify;
};

const [MessageContext, useContext] = createRequiredContext<MessageDependencies>('MessageDependencies');

export const useMessageDependencies = useContext;

/** Around the screen. */
export function MessageProvider({ children }: { readonly children: ReactNode }) {
  const { platform, notify } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({ sellerMessages: platform.cloud.sellerMessages, isOnline, notify }),
    [platform, notify, isOnline]
  );
  return (
    <CachedQueries>
      <MessageContext value={dependencies}>{children}</MessageContext>
    </CachedQueries>
  );
}
