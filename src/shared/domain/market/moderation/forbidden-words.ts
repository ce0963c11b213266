// Words that administrators do not allow in what people publish. Whole words count, without case and accents.

/** Fields in which forbidden words are refused, with their English names. */
export const checkedFields = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  name: 'Name',
  username: 'Username',
  bio: 'About you',
  review: 'Review',
  reply: 'Reply',
  question: 'Question',
  answer: 'Answer',
  message: 'Message',
  result: 'Result',
  alt: 'Alt text'
} as const;
export type CheckedField = keyof typeof checkedFields;

export const isCheckedField = (name: unknown): name is CheckedField =>
  typeof name === 'string' && Object.hasOwn(checkedFields, name);

/** The first word that is not allowed, as administrators wrote it, and where it is. */
export type ForbiddenUse = { readonly field: CheckedField; readonly word: string };

export const maxForbiddenWordLength = 60;

/**
 * The words of a text as they are compared: in lower case, without accents and invisible characters, separated by
 * spaces. "" for a text without letters and numbers.
 */
export const normalizeWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    // Upper case first: "ß" and "SS" are the same.
    .toUpperCase()
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

export type CheckedTexts = Readonly<Partial<Record<CheckedField, string | readonly string[]>>>;

/** Null where every text is allowed. `words` may be several words each, which then have to follow each other in one text. */
export function findForbiddenWord(words: readonly string[], texts: CheckedTexts): ForbiddenUse | null {
  const normalized = words.map((word) => ({ word, key: normalizeWords(word) }));
  for (const [field, text] of Object.entries(texts)) {
    if (!isCheckedField(field)) continue;
    const padded = (typeof text === 'string' ? [text] : text).map((part) => ` ${normalizeWords(part)} `);
    const found = normalized.find(
      ({ key }) => key !== '' && padded.some((part) => part.includes(` ${key} `))
    );
    if (found !== undefined) return { field, word: found.word };
  }
  return null;
}
