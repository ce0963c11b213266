/** Words that identify the person at this computer, and their replacements. Empty ones are passed over. */
export type Personal = readonly (readonly [value: string, replacement: string])[];

const mail = /[^\s@<>"':;,()/\\]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi;
const address = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s"'<>)]+/gi;
/** Long words of letters and digits: tokens, keys and ids. */
const longWord = /[\w+=-]{20,}/g;

/**
 * The text without mail addresses, addresses of servers, tokens, and the names and folders of `personal`. Nothing of it
 * is expected in diagnostics; this makes sure.
 */
export function redact(text: string, personal: Personal): string {
  let redacted = text;
  // The longest first: a home folder ends with the user's name.
  for (const [value, replacement] of personal.toSorted(([one], [other]) => other.length - one.length)) {
    if (value.length > 2) redacted = redacted.replaceAll(findWord(value), () => replacement);
  }
  return redacted
    .replaceAll(address, '(address)')
    .replaceAll(mail, '(mail address)')
    .replaceAll(longWord, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? '(token)' : word));
}

/** Names are short: one inside of a longer word is another word. */
const findWord = (value: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu'
  );
