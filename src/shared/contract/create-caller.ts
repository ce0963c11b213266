// Kept apart from the grammar so that the preload and the first screen can call a contract without its schemas.
import type { Result } from '../kit/result.ts';
import type { ContractError } from './errors.ts';
import type { Caller, Contract } from './procedure.ts';

/** Sends a channel name and an input, and resolves with a result. */
export type Transport = (name: string, input: unknown) => Promise<Result<unknown, ContractError>>;

/** Builds a caller as a plain object (a Proxy does not cross Electron's context bridge). */
export function createCaller<C extends Contract>(
  names: readonly (keyof C & string)[],
  transport: Transport
): Caller<C> {
  const caller: Record<string, Record<string, (input?: unknown) => ReturnType<Transport>>> = {};
  for (const name of names) {
    const [noun = '', verb = ''] = name.split('.');
    caller[noun] = { ...caller[noun], [verb]: (input) => transport(name, input) };
  }
  return caller as unknown as Caller<C>;
}
