import type { DeviceHandlers } from '#shared/contract/device.ts';
import { deviceProcedureNames } from '#shared/contract/procedure-names.ts';

type ProcedureName = keyof DeviceHandlers;

/** All procedures of these parts of the device's contract, e.g. of "storage" and "outbox". */
export type HandlersOf<Part extends string> = Pick<
  DeviceHandlers,
  Extract<ProcedureName, `${Part}.${string}`>
>;

/** Handlers whose code loads with the first call of one of them. */
export function createLazyHandlers<Part extends string>(
  parts: readonly Part[],
  load: () => Promise<HandlersOf<Part>>
): HandlersOf<Part> {
  let loading: Promise<HandlersOf<Part>> | undefined;
  const call = async (name: keyof HandlersOf<Part>, input: unknown): Promise<unknown> => {
    loading ??= load();
    const handlers = await loading.catch((cause: unknown) => {
      // Offline, say: the next call tries again.
      loading = undefined;
      throw cause;
    });
    const handle = handlers[name] as (input: unknown) => unknown;
    return handle(input);
  };
  const isLazy = (name: ProcedureName): name is keyof HandlersOf<Part> =>
    parts.some((part) => name.startsWith(`${part}.`));
  return Object.fromEntries(
    deviceProcedureNames.filter(isLazy).map((name) => [name, (input: unknown) => call(name, input)])
  ) as unknown as HandlersOf<Part>;
}
