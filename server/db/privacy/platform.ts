import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  acceptedSellerTerms,
  announcements,
  categories,
  categoryAliases,
  forbiddenWords,
  legalTexts,
  platformRestrictions
} from '../schema/platform.ts';

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
  ),
  tagTable(categories, { key: 'none', nameEn: 'none', nameEs: 'none', position: 'none', retiredAt: 'none' }),
  tagTable(categoryAliases, { alias: 'none', categoryKey: 'none' }),
  tagTable(
    legalTexts,
    {
      id: 'none',
      name: 'none',
      version: 'none',
      texts: 'none',
      hash: 'none',
      effectiveAt: 'none',
      reason: 'none',
      actorId: 'pseudonymous',
      createdAt: 'none',
      withdrawnAt: 'none',
      withdrawnBy: 'pseudonymous'
    },
    { owners: { actorId: 'id', withdrawnBy: 'id' } }
  ),
  tagTable(
    acceptedSellerTerms,
    { sellerId: 'pseudonymous', version: 'none', hash: 'none', acceptedAt: 'none' },
    { owners: { sellerId: 'id' } }
  )
];
