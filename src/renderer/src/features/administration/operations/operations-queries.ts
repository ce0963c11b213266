import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-overview.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { accessKey } from '../frame/step-up-refusals.ts';

/** Everything on the page is below this key, so that an act reads all of it again. */
export const operationsKey = (...part: readonly string[]) => ['operations', ...part] as const;

const refetchMs = 30_000;

/** Read again every `interval` while the page is open, in milliseconds. */
export function useOperations(interval: number = refetchMs) {
  const { operations } = useAdminDependencies();
  return useQuery({
    queryKey: operationsKey('get'),
    queryFn: () => unwrap(operations.get()),
    staleTime: 0,
    refetchInterval: interval
  });
}

type Act = () => Promise<Result<unknown, ContractError>>;

/** Carries an act out, tells how it ended, and reads the page again. */
export function useOperate(done: string = t(texts, 'admin-overview.retried')) {
  const { notify } = useAdminDependencies();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const operate = async (act: Act): Promise<boolean> => {
    setIsBusy(true);
    const answer = await act();
    setIsBusy(false);
    if (answer.ok) notify({ type: 'info', title: done });
    else if (answer.error.code === 'step_up_required')
      client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: false });
    else
      notify({
        type: 'error',
        title: t(texts, 'admin-overview.refused'),
        message: translateError(answer.error)
      });
    void client.invalidateQueries({ queryKey: operationsKey() });
    return answer.ok;
  };
  return { operate, isBusy };
}
