// Parts of the platform that administrators can close for everybody. Each is named by the error code that it refuses with.
import { type Actor, hasRole } from './actor.ts';

export const restrictions = [
  /** Nobody creates an account. */
  'registration_closed',
  /** Nobody applies to sell, submits a listing or puts one back on sale. */
  'selling_closed',
  /** Nobody places an order. */
  'buying_closed',
  /** Only administrators change anything; everybody reads. */
  'maintenance'
] as const;
export type Restriction = (typeof restrictions)[number];

/** Part of a route that restrictions depend on. */
type RestrictedRoute = {
  readonly method: string;
  readonly closedBy?: Restriction;
  readonly isOpenInMaintenance?: true;
};

/** The restriction that refuses this request, or null. Maintenance binds everybody but administrators. */
export function findRefusal(
  inForce: readonly Restriction[],
  { method, closedBy, isOpenInMaintenance }: RestrictedRoute,
  actor: Actor
): Restriction | null {
  if (closedBy !== undefined && inForce.includes(closedBy)) return closedBy;
  if (method === 'get' || isOpenInMaintenance === true) return null;
  return inForce.includes('maintenance') && !isExempt(actor) ? 'maintenance' : null;
}

/** The restrictions that bind this person. */
export const listBinding = (inForce: readonly Restriction[], actor: Actor): readonly Restriction[] =>
  isExempt(actor) ? inForce.filter((name) => name !== 'maintenance') : inForce;

const isExempt = (actor: Actor): boolean => actor.kind === 'person' && hasRole(actor, 'admin');
