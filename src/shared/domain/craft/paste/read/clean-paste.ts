// Cleaning takes from a pasted text what nobody can see: controls that turn the direction of writing, hidden marks.

const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
const hiddenMarks = /[\u200B\u2060-\u2064\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu;
const controls = /(?![\t\n])\p{Cc}/gu;

/** What cleaning takes away; line breaks of other systems are none of it. */
export const hiddenCharacters = new RegExp(
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
