import { eq, like, or } from 'drizzle-orm';
import { isReservedUsername, proposeUsername, Username } from '#shared/domain/people/username.ts';
import { DisplayName } from '#shared/domain/people/account.ts';
import { findForbiddenWord } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { forbiddenWords } from '../db/schema/platform.ts';

export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row !== undefined;
}

/** The requested name, or the nearest one that is free: "ana", "ana-2", "ana-3", … */
export async function findFreeUsername(db: Database, requested: string): Promise<string> {
  const isFit = Username.safeParse(requested).success && !isReservedUsername(requested);
  if (isFit && !(await isUsernameTaken(db, requested))) return requested;
  const base = proposeUsername(requested);
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(or(eq(users.username, base), like(users.username, `${base}-%`)));
  const taken = new Set(rows.map(({ username }) => username));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(name)) return name;
  }
}

type ProvidedNames = { readonly email: string; readonly name: string };
type NewNames = { readonly username: string; readonly displayName: string };

/** A username that says nothing, where the address has a word that is not allowed. */
const neutralName = 'user';

/** Names for a person whose first sign-in is through a provider. A name that is not allowed becomes the username. */
export async function nameNewPerson(db: Database, { email, name }: ProvidedNames): Promise<NewNames> {
  const rows = await db.select({ word: forbiddenWords.word }).from(forbiddenWords);
  const words = rows.map(({ word }) => word);
  const isAllowed = (text: string) => findForbiddenWord(words, { name: text }) === null;
  const proposed = await findFreeUsername(db, email);
  const username = isAllowed(proposed) ? proposed : await findFreeUsername(db, neutralName);
  const displayName = DisplayName.safeParse(name.trim().slice(0, 60));
  return {
    username,
    displayName: displayName.success && isAllowed(displayName.data) ? displayName.data : username
  };
}
