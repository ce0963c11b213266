export type Findable = { readonly id: string; readonly text: string };

/**
 * What the palette shows for `query`: items that hold every word of it, those where a word starts first, and for
 * an empty query the recent ones before the rest.
 */
export function rankMatches<T extends Findable>(
  items: readonly T[],
  query: string,
  recentIds: readonly string[]
): T[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const ranked = items.flatMap((item, index) => {
    const score = scoreOf(item.text.toLocaleLowerCase(), words);
    if (score === null) return [];
    const recency = recentIds.indexOf(item.id);
    return [{ item, index, score: words.length === 0 && recency >= 0 ? 1000 - recency : score }];
  });
  return ranked.toSorted((a, b) => b.score - a.score || a.index - b.index).map(({ item }) => item);
}

function scoreOf(text: string, words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return null;
    const startsWord = at === 0 || /[\s:(]/.test(text[at - 1] ?? '');
    score += startsWord ? 10 : 1;
  }
  return score;
}
