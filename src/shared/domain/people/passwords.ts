// A password is refused when it is one that is tried first: among the commonest, or little more than its owner's name.

export type PasswordFlaw = 'common' | 'personal';

/** What must be left of a password without its owner's own words. */
const ownPartAtLeast = 6;

/** `ownWords` are what others know of the person: address, username, name. `commonest` is in lower case. */
export function judgePassword(
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
