import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { sellerTransitions } from '#shared/domain/market/states.ts';
import { canTransition } from '#shared/kit/state-table.ts';

export type ActName =
  | 'addNote'
  | 'suspend'
  | 'lift'
  | 'sellerActive'
  | 'sellerLimited'
  | 'sellerSuspended'
  | 'signOut'
  | 'verify'
  | 'grant'
  | 'revoke'
  | 'export'
  | 'erase';

export const dangerousActs: ReadonlySet<ActName> = new Set(['suspend', 'erase']);
/** Acts that may end by themselves on a day. */
export const endingActs: ReadonlySet<ActName> = new Set(['sellerLimited', 'sellerSuspended']);

type StatusFacts = Pick<UserDetails, 'roles' | 'isSuspended' | 'isVerified' | 'sellerState'>;

/** The acts that the server would carry out on a person who is so. */
export function listActs({ roles, isSuspended, isVerified, sellerState }: StatusFacts): readonly ActName[] {
  const isAdministrator = roles.includes('admin');
  const canBecome = (state: 'active' | 'limited' | 'suspended') =>
    sellerState !== null && canTransition(sellerTransitions, sellerState, state);
  const isPossible: Readonly<Record<ActName, boolean>> = {
    addNote: true,
    suspend: !isSuspended && !isAdministrator,
    lift: isSuspended && !isAdministrator,
    sellerActive: canBecome('active'),
    sellerLimited: canBecome('limited'),
    sellerSuspended: canBecome('suspended'),
    signOut: true,
    verify: !isVerified,
    grant: !isAdministrator && !isSuspended,
    revoke: isAdministrator,
    export: true,
    erase: !isAdministrator
  };
  return (Object.keys(isPossible) as ActName[]).filter((name) => isPossible[name]);
}
