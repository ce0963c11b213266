// A term is a set of words looked for in a creator's text, whole and not denied ("no cartoon" is no cartoon).

/** `source` is a regular expression over lower-case text in which hyphens are spaces. */
export const term = (source: string): RegExp =>
  new RegExp(String.raw`\b(?<!\b(?:no|not|without|never|of)\s)(?:${source})\b`);

/** "Close-Up" → "close up", as terms expect it. */
export const plainText = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** The words of the text that the term stands for; undefined where there are none. */
export function findTerm(text: string, wanted: RegExp): string | undefined {
  return wanted.exec(plainText(text))?.[0];
}

/** The text as a regular expression that matches just that. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
