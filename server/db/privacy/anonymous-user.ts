import type { users } from '../schema/accounts.ts';

/** What is left of a deleted person: an id that others' records point to, and no word of theirs. */
export function anonymousUser(id: string): Partial<typeof users.$inferInsert> {
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
