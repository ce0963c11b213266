// The words that the bench's listings are titled with and searched by: few are common and most are rare, as in any shop.
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { pickOne, type Random, seededRandom } from '#shared/kit/random.ts';

const wordCount = 20_000;
const syllables =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo vu'.split(
    ' '
  );

function makeWords(random: Random): string[] {
  const texts = builtInTemplates.map(({ name, description }) => `${name} ${description}`);
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []));
  while (words.size < wordCount) {
    words.add(
      Array.from({ length: 3 + Math.floor(random() * 2) }, () => pickOne(random, syllables)).join('')
    );
  }
  return [...words];
}

export const catalogWords: readonly string[] = makeWords(seededRandom(20_261_120));

/** Typical searches: two words of some title, the last one often incomplete, one in ten with an error. */
export function makeSearchQueries(random: Random, titles: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const words = pickOne(random, titles).split(' ');
    const first = pickOne(random, words);
    const second = pickOne(random, words);
    const typed = random() < 0.1 ? misspell(random, first) : first;
    const last = random() < 0.3 ? second.slice(0, 3) : second;
    return first === second ? typed : `${typed} ${last}`;
  });
}

function misspell(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  return `${word.slice(0, at)}${word.slice(at + 1)}`;
}

/** Low numbers are drawn more often than high ones: the tenth of what there is makes two thirds of what is wanted. */
export const sampleZipf = (random: Random, count: number): number => Math.floor(count * random() ** 6);
