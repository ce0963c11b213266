// The duration of speech: words per second for most languages, characters per second for East Asian scripts.

/** A calm actor's pace with room to breathe, a little under the 150 words a minute of normal speech. */
const wordsPerSecond: Readonly<Record<string, number>> = {
  english: 2.2,
  spanish: 2.4,
  french: 2.4,
  german: 2,
  italian: 2.3,
  portuguese: 2.3,
  russian: 1.9,
  arabic: 1.9,
  hindi: 2.3,
  tamil: 1.5,
  telugu: 1.5
};
const otherWordsPerSecond = 2.2;

const scripts = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, perSecond: 6 },
  { letters: /\p{Script=Hangul}/gu, perSecond: 4.5 },
  { letters: /\p{Script=Han}/gu, perSecond: 4 }
];
const eastAsian = /[\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Han}]/u;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Seconds to say `words`, told by their script and, for spaced scripts, by the language's pace. */
export function estimateSpeechSeconds(words: string, language: string): number {
  const perSecond = wordsPerSecond[language.trim().toLowerCase()] ?? otherWordsPerSecond;
  if (!eastAsian.test(words)) return count(words, word) / perSecond;
  const characters = scripts.reduce(
    (sum, { letters, perSecond: pace }) => sum + count(words, letters) / pace,
    0
  );
  const rest = words.replace(new RegExp(eastAsian.source, 'gu'), ' ');
  return characters + count(rest, word) / perSecond;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
