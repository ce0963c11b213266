import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';
import type { SyncHandlers } from '#shared/contract/sync/device-handlers.ts';

/** Loads the handlers with the first call of one of them. */
export function createLazySyncHandlers(load: () => Promise<SyncHandlers>): SyncHandlers {
  let loading: Promise<SyncHandlers> | undefined;
  const call = async (name: keyof SyncHandlers, input: unknown): Promise<unknown> => {
    loading ??= load();
    const handlers = await loading.catch((cause: unknown) => {
      // Offline, say: the next call tries again.
      loading = undefined;
      throw cause;
    });
    const handle = handlers[name] as (input: unknown) => unknown;
    return handle(input);
  };
  const names = deviceProcedureNames.filter((name) => isSyncName(name));
  return Object.fromEntries(
    names.map((name) => [name, (input: unknown) => call(name, input)])
  ) as unknown as SyncHandlers;
}

const isSyncName = (name: (typeof deviceProcedureNames)[number]): name is keyof SyncHandlers =>
  name.startsWith('replica.') || name.startsWith('outbox.');
