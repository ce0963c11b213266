import { useStore } from 'zustand';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import { useServices } from './services.ts';

/** The restriction that keeps this person from it: `by` itself or maintenance. Undefined where there is none. */
export function useRestriction(by: Restriction): Restriction | undefined {
  const inForce = useStore(useServices().platformState, ({ restrictions }) => restrictions);
  return [by, 'maintenance' as const].find((name) => inForce.includes(name));
}
