// How many words a text has, for every script: what is written without spaces counts by character.

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedAll = new RegExp(unspaced, 'gu');
const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** "a 4K close-up" is three words, "雨の夜" is three too. */
export function countTextWords(text: string): number {
  const rest = text.replace(unspacedAll, ' ');
  return (text.match(unspacedAll)?.length ?? 0) + (rest.match(spaced)?.length ?? 0);
}
