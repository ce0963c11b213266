// Rejects passwords that are easy to guess: the most common ones, and ones built from the user's own name or address.

export type PasswordFlaw = 'common' | 'personal';

/** The least length of a password without its owner's own words. */
const ownPartAtLeast = 6;

/** `ownWords` are what others know of the person: address, username, name. `commonest` is in lower case. */
export function findPasswordFlaw(
  password: string,
  ownWords: readonly string[],
  commonest: ReadonlySet<string>
): PasswordFlaw | undefined {
  const typed = password.normalize('NFKC').toLowerCase();
  if (commonest.has(typed)) return 'common';
  const words = ownWords
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && rest.length < ownPartAtLeast ? 'personal' : undefined;
}
