import type { Carry } from '#shared/contract/caller.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err } from '#shared/kit/result.ts';

/** Calls the server the page came from. What it takes for that loads with the first call. */
export const carryToCloud: Carry = async (name, input) => {
  try {
    const { carry } = await import('./web-cloud.ts');
    return await carry(name, input);
  } catch (cause) {
    return err(contractError('unreachable', cause instanceof Error ? cause.name : typeof cause));
  }
};
