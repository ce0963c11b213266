import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useServices } from '#renderer/feature-api/services.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSync } from './sync-context.ts';

/** The devices on which the account syncs, read again after each round. */
export function useDevices() {
  const { syncDevices } = useServices().platform.cloud;
  const lastSyncedAt = useStore(useSync(), (state) => state.lastSyncedAt);
  return useQuery({
    queryKey: ['syncDevices.list', lastSyncedAt],
    queryFn: () => unwrap(syncDevices.list()),
    placeholderData: keepPreviousData
  });
}
