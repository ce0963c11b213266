import type { StoreApi } from 'zustand/vanilla';
import type { Services } from '#renderer/feature-api/services.ts';
import type { OutboxState } from './outbox-store.ts';

/** The store of this feature: messages that wait on this device for a connection. */
export const outbox = {
  createStore: async (services: Services): Promise<StoreApi<OutboxState>> =>
    (await import('./create-outbox.ts')).createOutbox(services)
};
