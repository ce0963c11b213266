import { QueryObserver, useQuery } from '@tanstack/react-query';
import { queryClient, unwrap } from '#renderer/lib/query/query-client.tsx';
import { readLastAccountId, useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useServices } from '../services.ts';

const key = 'replica.listRows';

/**
 * The rows of an entity as the user sees them, with or without a connection. `data` is null until this device has read them
 * from the server once, and undefined for a visitor.
 */
export function useSyncedRows(entity: string) {
  const { device } = useServices().platform;
  return useQuery({
    queryKey: [key, readLastAccountId(), entity],
    queryFn: () => unwrap(device.replica.listRows({ entity })),
    enabled: useSignedInHint(),
    staleTime: Number.POSITIVE_INFINITY
  });
}

/**
 * Shows what `read` makes of rows, outside of React: now, and whenever rows have changed. It is called for whoever is signed in
 * now; the answer ends that. `name` is that of the entity.
 */
export function followSyncedRows<Value>(
  name: string,
  read: () => Promise<Value>,
  show: (value: Value) => void
): () => void {
  const observer = new QueryObserver<Value>(queryClient, {
    queryKey: [key, readLastAccountId(), name, 'followed'],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    notifyOnChangeProps: ['data']
  });
  const pass = ({ data }: { readonly data: Value | undefined }) => {
    if (data !== undefined) show(data);
  };
  pass(observer.getCurrentResult());
  return observer.subscribe(pass);
}

/** Has the rows that are shown read again. */
export const refetchSyncedRows = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });
