import { type TablePrivacy, tagTable } from '../privacy.ts';
import { announcements, forbiddenWords, platformRestrictions } from '../schema/platform.ts';

export const platformPrivacy: readonly TablePrivacy[] = [
  tagTable(
    platformRestrictions,
    { name: 'none', isInForce: 'none', reason: 'none', actorId: 'pseudonymous', changedAt: 'none' },
    { owners: { actorId: 'id' } }
  ),
  tagTable(
    announcements,
    {
      id: 'none',
      tone: 'none',
      texts: 'none',
      startsAt: 'none',
      endsAt: 'none',
      reason: 'none',
      actorId: 'pseudonymous',
      createdAt: 'none'
    },
    { owners: { actorId: 'id' } }
  ),
  tagTable(
    forbiddenWords,
    { key: 'none', word: 'none', reason: 'none', actorId: 'pseudonymous', addedAt: 'none' },
    { owners: { actorId: 'id' } }
  )
];
