import { DisplayName } from '#shared/domain/people/account.ts';
import { findForbiddenWord } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { Database } from '../db/client.ts';
import { forbiddenWords } from '../db/schema/platform.ts';
import { findFreeUsername } from './free-username.ts';

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
