import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  desktopCodes,
  factorRecoveries,
  mailRequests,
  sessions,
  signInMethods,
  signUps,
  twoFactors,
  users,
  verifications
} from '../schema/accounts.ts';
import { accountNotes, auditEntries, userRoles } from '../schema/audit.ts';

const ofPerson = { owners: { userId: 'id' }, onDeletion: 'remove' } as const;
const ofAddress = { owners: { email: 'email' }, onDeletion: 'remove' } as const;

export const accountPrivacy: readonly TablePrivacy[] = [
  tagTable(
    users,
    {
      id: 'pseudonymous',
      email: 'personal',
      isVerified: 'none',
      username: 'personal',
      displayName: 'personal',
      bio: 'personal',
      links: 'personal',
      avatarKey: 'personal',
      hasSecondFactor: 'none',
      isDemo: 'none',
      suspendedAt: 'none',
      deletedAt: 'none',
      createdAt: 'none',
      updatedAt: 'none'
    },
    { owners: { id: 'id' }, onDeletion: { anonymize: anonymousUser } }
  ),
  tagTable(
    sessions,
    {
      id: 'pseudonymous',
      userId: 'pseudonymous',
      token: 'secret',
      expiresAt: 'none',
      lastUsedAt: 'personal',
      steppedUpUntil: 'personal',
      createdAt: 'personal',
      updatedAt: 'none',
      ipAddress: 'personal',
      userAgent: 'personal'
    },
    ofPerson
  ),
  tagTable(
    signInMethods,
    {
      id: 'pseudonymous',
      userId: 'pseudonymous',
      providerId: 'personal',
      accountId: 'personal',
      password: 'secret',
      accessToken: 'secret',
      refreshToken: 'secret',
      idToken: 'secret',
      accessTokenExpiresAt: 'none',
      refreshTokenExpiresAt: 'none',
      scope: 'none',
      createdAt: 'none',
      updatedAt: 'none'
    },
    ofPerson
  ),
  /** `value` is the person's id where it is about one: a deletion ends those with the sessions. */
  tagTable(verifications, {
    id: 'none',
    identifier: 'secret',
    value: 'secret',
    expiresAt: 'none',
    createdAt: 'none',
    updatedAt: 'none'
  }),
  tagTable(
    twoFactors,
    {
      id: 'pseudonymous',
      userId: 'pseudonymous',
      secret: 'secret',
      backupCodes: 'secret',
      verified: 'none',
      failedVerificationCount: 'none',
      lockedUntil: 'none'
    },
    ofPerson
  ),
  tagTable(
    signUps,
    {
      id: 'none',
      email: 'personal',
      passwordHash: 'secret',
      nonceHash: 'secret',
      username: 'personal',
      displayName: 'personal',
      tokenHash: 'secret',
      createdAt: 'none',
      expiresAt: 'none'
    },
    ofAddress
  ),
  tagTable(
    mailRequests,
    {
      id: 'none',
      kind: 'none',
      email: 'personal',
      userId: 'pseudonymous',
      tokenHash: 'secret',
      createdAt: 'none',
      expiresAt: 'none'
    },
    { owners: { email: 'email', userId: 'id' }, onDeletion: 'remove' }
  ),
  tagTable(
    factorRecoveries,
    {
      id: 'none',
      userId: 'pseudonymous',
      language: 'none',
      requestedAt: 'personal',
      dueAt: 'none',
      remindedAt: 'none'
    },
    ofPerson
  ),
  tagTable(
    desktopCodes,
    { codeHash: 'secret', userId: 'pseudonymous', challenge: 'secret', expiresAt: 'none' },
    ofPerson
  ),
  tagTable(userRoles, { userId: 'pseudonymous', role: 'none', grantedAt: 'none' }, ofPerson),
  tagTable(
    auditEntries,
    {
      id: 'none',
      actorId: 'pseudonymous',
      action: 'none',
      subjectId: 'pseudonymous',
      reason: 'none',
      details: 'none',
      createdAt: 'none'
    },
    { owners: { actorId: 'id', subjectId: 'id' } }
  ),
  /** The text is for administrators, so it is exported as little as a secret. */
  tagTable(
    accountNotes,
    { id: 'none', userId: 'pseudonymous', authorId: 'pseudonymous', text: 'secret', createdAt: 'none' },
    { owners: { userId: 'id' }, onDeletion: { anonymize: () => ({ text: '' }) } }
  )
];

/** The anonymous rest of a deleted account: an id that other records refer to. */
function anonymousUser(id: string): Partial<typeof users.$inferInsert> {
  const name = `deleted-${id.slice(-20)}`;
  return {
    email: `${name}@deleted.invalid`,
    isVerified: false,
    username: name,
    displayName: 'Deleted account',
    bio: '',
    links: [],
    avatarKey: null,
    hasSecondFactor: false,
    suspendedAt: null
  };
}
