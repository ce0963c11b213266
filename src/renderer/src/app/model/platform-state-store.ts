import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { PlatformState } from '#shared/contract/cloud/server.ts';

export type PlatformStateStore = StoreApi<PlatformState & { readonly load: () => Promise<void> }>;

/** Restrictions as last read from the server; empty before the first response. */
export const createPlatformStateStore = ({
  platformState
}: Pick<Cloud, 'platformState'>): PlatformStateStore =>
  createStore((set) => ({
    restrictions: [],
    announcements: [],

    async load() {
      const answer = await platformState.get();
      if (answer.ok) set(answer.value);
    }
  }));
