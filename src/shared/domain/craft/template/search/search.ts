// Full-text search over templates. A trigram index narrows the candidates before their texts are compared.
import { foldText, searchWords } from '../../../../kit/fold-text.ts';
import type { Template } from '../template.ts';

/** Trigrams share buckets, so the filter may name a text too many, never one too few. */
const bucketCount = 2048;

type TrigramFilter = {
  /** One row of bits per bucket: bit n is set where text n holds a trigram of that bucket. */
  readonly rows: Uint32Array;
  readonly rowLength: number;
};

function bucketAt(text: string, start: number): number {
  const mixed =
    text.charCodeAt(start) * 961 + text.charCodeAt(start + 1) * 31 + text.charCodeAt(start + 2) * 7919;
  return (mixed ^ (mixed >>> 11)) & (bucketCount - 1);
}

function buildTrigramFilter(texts: readonly string[]): TrigramFilter {
  const rowLength = Math.ceil(texts.length / 32);
  const rows = new Uint32Array(bucketCount * rowLength);
  for (const [position, text] of texts.entries()) {
    const bit = 1 << (position & 31);
    const column = position >>> 5;
    for (let start = 0; start + 3 <= text.length; start += 1) {
      const cell = bucketAt(text, start) * rowLength + column;
      rows[cell] = (rows[cell] ?? 0) | bit;
    }
  }
  return { rows, rowLength };
}

/** Positions, ascending, of the texts that may contain every word; words under three letters rule nothing out. */
function findCandidates(filter: TrigramFilter, textCount: number, words: readonly string[]): number[] {
  const { rows, rowLength } = filter;
  const bits = new Uint32Array(rowLength).fill(0xffff_ffff);
  for (const word of words) {
    for (let start = 0; start + 3 <= word.length; start += 1) {
      const row = bucketAt(word, start) * rowLength;
      for (let column = 0; column < rowLength; column += 1) {
        bits[column] = (bits[column] ?? 0) & (rows[row + column] ?? 0);
      }
    }
  }
  return positionsOf(bits, textCount);
}

function positionsOf(bits: Uint32Array, textCount: number): number[] {
  const positions: number[] = [];
  for (const [column, word] of bits.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const position = column * 32 + 31 - Math.clz32(rest & -rest);
      if (position < textCount) positions.push(position);
    }
  }
  return positions;
}

/** The search index, built once per list of templates. */
export type TemplateIndex = {
  readonly templates: readonly Template[];
  readonly haystacks: readonly string[];
  readonly trigrams: TrigramFilter;
};

/** The words of a search hold no white space, so a match cannot reach from one part into the next. */
function haystackOf({ name, description, category, tags }: Template): string {
  return foldText([name, description, category, ...tags].join('\n'));
}

export function indexTemplates(templates: readonly Template[]): TemplateIndex {
  const haystacks = templates.map(haystackOf);
  return { templates, haystacks, trigrams: buildTrigramFilter(haystacks) };
}

/** The positions of the matches in the index, ascending; null for an empty search, which matches all templates. */
export function searchPositions(index: TemplateIndex, search: string): number[] | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  return findCandidates(index.trigrams, index.templates.length, words).filter((position) => {
    const haystack = index.haystacks[position] ?? '';
    return words.every((word) => haystack.includes(word));
  });
}

/** The templates found, in the order of the index; all of them for an empty search. Case and accents do not matter. */
export function searchTemplates(index: TemplateIndex, search: string): Template[] {
  const found = searchPositions(index, search);
  if (found === null) return [...index.templates];
  return found.flatMap((position) => index.templates[position] ?? []);
}
