import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { PlatformState } from '#shared/contract/cloud/server.ts';

export type PlatformStateStore = StoreApi<PlatformState & { readonly load: () => Promise<void> }>;

/** What administrators have closed, as the server last said; nothing before it has. */
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
