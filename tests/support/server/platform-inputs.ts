const reason = 'Asked for by mail';

/** For what administrators set for the whole platform. */
export const platformInputs = {
  'platformState.get': undefined,
  'announcements.list': undefined,
  'announcements.publish': {
    tone: 'information',
    texts: { en: 'A', es: 'B' },
    startsAt: null,
    endsAt: 1,
    reason
  },
  'announcements.end': { id: 'ann_none', reason },
  'forbiddenWords.list': undefined,
  'forbiddenWords.add': { word: 'casino', reason },
  'forbiddenWords.remove': { word: 'casino', reason },
  'categories.list': undefined,
  'categories.listUses': undefined,
  'categories.add': { names: { en: 'Space', es: 'Espacio' }, reason },
  'categories.change': {
    key: 'Anime',
    names: { en: 'Anime', es: 'Anime' },
    position: 1,
    isRetired: false,
    reason
  },
  'categories.merge': { from: 'Vlog', into: 'Social media', reason },
  'legalTexts.list': undefined,
  'legalTexts.listChanges': undefined,
  'legalTexts.schedule': {
    name: 'teamLicense',
    texts: { en: 'A', es: 'B' },
    effectiveOn: '2026-11-01',
    reason
  },
  'legalTexts.withdraw': { name: 'teamLicense', version: '2026-11-01', reason },
  'serverKeys.list': undefined,
  'testMails.send': { reason },
  'platformRestrictions.list': undefined,
  'platformRestrictions.set': { name: 'maintenance', isInForce: false, reason },
  'platformSettings.list': undefined,
  'platformSettings.preview': { name: 'commission', value: 1900 },
  'platformSettings.schedule': {
    name: 'commission',
    value: 1900,
    effectiveAt: null,
    reason
  },
  'platformSettings.cancel': { name: 'commission', effectiveAt: 1, reason }
} as const;
