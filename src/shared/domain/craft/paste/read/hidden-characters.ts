// Invisible characters in a pasted text, such as bidirectional controls: removed when it is cleaned, and listed so that the
// user can see them.

const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
const hiddenMarks = /[\u200B\u2060-\u2064\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu;
const controls = /(?![\t\n])\p{Cc}/gu;

/** The characters that cleaning removes. Line breaks of other systems are not among them. */
const hiddenCharacters = new RegExp(
  `${directionControls.source}|${hiddenMarks.source}|(?![\\r\\u0085])${controls.source}`,
  'gu'
);

/** One kind of line break, no invisible characters but those that scripts and emoji need. */
export function cleanPaste(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(directionControls, '')
    .replace(hiddenMarks, '')
    .replace(controls, ' ')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
}

/** One kind of hidden character and how often it stands in a text; `code` as "U+202E". */
export type Hidden = { readonly code: string; readonly name: string; readonly count: number };

export const hiddenNames: Readonly<Record<string, string>> = {
  'U+0000': 'null character',
  'U+001B': 'escape character',
  'U+00AD': 'soft hyphen',
  'U+200B': 'zero-width space',
  'U+202A': 'left-to-right embedding',
  'U+202B': 'right-to-left embedding',
  'U+202C': 'end of direction',
  'U+202D': 'left-to-right override',
  'U+202E': 'right-to-left override',
  'U+2060': 'word joiner',
  'U+2066': 'left-to-right isolate',
  'U+2067': 'right-to-left isolate',
  'U+2068': 'first strong isolate',
  'U+2069': 'end of isolate',
  'U+FEFF': 'byte order mark'
};

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Each kind once, in the order of the text. */
export function listHidden(text: string): Hidden[] {
  const counts = new Map<string, number>();
  for (const [character] of text.matchAll(hiddenCharacters)) {
    const code = codeOf(character);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].map(([code, count]) => ({ code, name: hiddenNames[code] ?? 'hidden character', count }));
}

/** The text with its hidden characters written out: "⟨U+202E⟩". */
export function revealHidden(text: string): string {
  return text.replace(hiddenCharacters, (character) => `⟨${codeOf(character)}⟩`);
}
