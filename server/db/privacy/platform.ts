import { type TablePrivacy, tagTable } from '../privacy.ts';
import { platformRestrictions } from '../schema/platform.ts';

export const platformPrivacy: readonly TablePrivacy[] = [
  tagTable(
    platformRestrictions,
    { name: 'none', isInForce: 'none', reason: 'none', actorId: 'pseudonymous', changedAt: 'none' },
    { owners: { actorId: 'id' } }
  )
];
