import { useStore } from 'zustand';
import { contractError } from '#shared/contract/errors.ts';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useServices } from './services.ts';

/** Why this person cannot do it at the moment: an administrator closed it, or everything. Undefined where they can. */
export function useClosedReason(by: Restriction): string | undefined {
  const inForce = useStore(useServices().platformState, ({ restrictions }) => restrictions);
  const found = [by, 'maintenance' as const].find((name) => inForce.includes(name));
  return found === undefined ? undefined : translateError(contractError(found));
}
