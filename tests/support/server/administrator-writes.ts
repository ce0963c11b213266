/** For the mass assignment test: the acts of administrators about people. */
const act = { id: 'usr_none', reason: 'Asked for by mail' };

export const administratorWrites: Readonly<Record<string, () => Record<string, unknown>>> = {
  'admin.stepUp': () => ({ code: '000000', kind: 'totp' }),
  'announcements.publish': () => ({
    tone: 'information',
    texts: { en: 'A', es: 'B' },
    startsAt: null,
    endsAt: 1,
    reason: act.reason
  }),
  'announcements.end': () => ({ id: 'ann_none', reason: act.reason }),
  'forbiddenWords.add': () => ({ word: 'casino', reason: act.reason }),
  'forbiddenWords.remove': () => ({ word: 'casino', reason: act.reason }),
  'categories.add': () => ({ names: { en: 'Space', es: 'Espacio' }, reason: act.reason }),
  'categories.change': () => ({
    key: 'Anime',
    names: { en: 'Anime', es: 'Anime' },
    position: 1,
    isRetired: false,
    reason: act.reason
  }),
  'categories.merge': () => ({ from: 'Vlog', into: 'Social media', reason: act.reason }),
  'legalTexts.schedule': () => ({
    name: 'teamLicense',
    texts: { en: 'A', es: 'B' },
    effectiveOn: '2026-11-01',
    reason: act.reason
  }),
  'legalTexts.withdraw': () => ({ name: 'teamLicense', version: '2026-11-01', reason: act.reason }),
  'testMails.send': () => ({ reason: act.reason }),
  'platformRestrictions.set': () => ({ name: 'maintenance', isInForce: false, reason: act.reason }),
  'platformSettings.schedule': () => ({
    name: 'commission',
    value: 1900,
    effectiveAt: null,
    reason: act.reason
  }),
  'platformSettings.cancel': () => ({ name: 'commission', effectiveAt: 1, reason: act.reason }),
  'modelLists.upload': () => ({ file: '{}', reason: act.reason }),
  'modelLists.publish': () => ({ id: 'mdl_none', replaces: null, reason: act.reason }),
  'content.claim': () => ({ kind: 'submission', id: 'lsb_none' }),
  'content.release': () => ({ kind: 'submission', id: 'lsb_none' }),
  'content.decide': () => ({
    kind: 'submission',
    id: 'lsb_none',
    outcome: 'approved',
    reason: { code: 'no_objection', text: '' }
  }),
  'operations.retryJobs': () => ({ queue: 'none' }),
  'operations.retryMails': () => ({}),
  'operations.checkInvariants': () => ({}),
  'operations.applyEvent': () => ({ provider: 'sandbox', eventId: 'none' }),
  'contactMessages.markAnswered': () => ({ id: 'msg_none' }),
  'users.setSuspended': () => ({ ...act, isSuspended: true }),
  'users.setSellerState': () => ({ ...act, state: 'limited', until: null }),
  'users.voidStrike': () => ({ ...act, decisionId: 'dec_x' }),
  'users.signOut': () => act,
  'users.verifyEmail': () => act,
  'users.setAdministrator': () => ({ ...act, isAdministrator: true }),
  'users.addNote': () => ({ id: act.id, text: 'A note.' }),
  'users.export': () => act,
  'users.erase': () => ({ ...act, confirmation: 'x' })
};
