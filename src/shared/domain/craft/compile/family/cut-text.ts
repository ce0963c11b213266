// Where a text may be cut: after a sentence, or where nothing else helps after a word; never inside one.

/** Beginnings of a field, shortest first, without the whole of it. */
export function listPrefixes(
  value: string | boolean | readonly string[],
  isSpeech: boolean,
  mayCutWords: boolean
): (string | readonly string[])[] {
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'string') return value.slice(1).map((_, index) => value.slice(0, index + 1));
  const text = value.trim();
  if (isSpeech) return cutAt(text, /["“”«»]/.test(text) ? /\n/gu : sentenceEnds);
  const sentences = cutAt(text, sentenceEnds);
  return mayCutWords ? [...cutWords(sentences[0] ?? text), ...sentences] : sentences;
}

const sentenceEnds = /[.!?…]["'”’»)]*(?=\s)|[。！？।]["'”’」』]*(?!$)|\n/gu;

/** Han, Kana, Thai and the like put no spaces between words; a mark that belongs to a letter stays with it. */
const wordEnds =
  /(?<=[^\s,;:、，–—-])[,;:、，–—-]*(?=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

function cutWords(text: string): string[] {
  return cutAt(text, wordEnds, (match) => match.index);
}

function cutAt(
  text: string,
  ends: RegExp,
  endOf = (match: RegExpExecArray) => match.index + match[0].length
): string[] {
  const cuts = [...text.matchAll(ends)].map((match) => text.slice(0, endOf(match)).trim());
  return [...new Set(cuts)].filter((cut) => cut !== '' && cut.length < text.length);
}
