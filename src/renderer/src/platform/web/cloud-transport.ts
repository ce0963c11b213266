import type { Transport } from '#shared/contract/create-caller.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err } from '#shared/kit/result.ts';

/** Calls the server the page came from. What it takes for that loads with the first call. */
export const cloudTransport: Transport = async (name, input) => {
  try {
    const { transport } = await import('./lazy-cloud-transport.ts');
    return await transport(name, input);
  } catch (cause) {
    return err(contractError('unreachable', cause instanceof Error ? cause.name : typeof cause));
  }
};
