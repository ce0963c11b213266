// A trigram filter names the few texts that can contain a word, so that a search reads only those.

/** Trigrams share buckets, so the filter may name a text too many, never one too few. */
const bucketCount = 2048;

export type TrigramFilter = {
  /** One row of bits per bucket: bit n is set where text n holds a trigram of that bucket. */
  readonly rows: Uint32Array;
  readonly rowLength: number;
};

function bucketAt(text: string, start: number): number {
  const mixed =
    text.charCodeAt(start) * 961 + text.charCodeAt(start + 1) * 31 + text.charCodeAt(start + 2) * 7919;
  return (mixed ^ (mixed >>> 11)) & (bucketCount - 1);
}

export function buildTrigramFilter(texts: readonly string[]): TrigramFilter {
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
export function findCandidates(filter: TrigramFilter, textCount: number, words: readonly string[]): number[] {
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
