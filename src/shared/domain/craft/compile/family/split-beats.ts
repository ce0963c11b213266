// An action is one beat or several, told one after the other.
import { tidyText } from '../../prompt/text/tidy-text.ts';

const beatEnds = /(?<=[.!?…])\s+|(?<=[。！？])|\s*;\s*|,?\s+(?:and then|then)\s+|\s*\n+\s*/;

/** Sentences, and what "then" or a semicolon sets apart; in order, nothing empty, all words kept but those. */
export function splitBeats(action: string): string[] {
  return action
    .split(beatEnds)
    .map(tidyText)
    .filter((beat) => beat !== '');
}

/** `count` groups of neighbours, as even as can be, the earlier ones larger; some are empty where items run out. */
export function spreadEvenly<Item>(items: readonly Item[], count: number): Item[][] {
  const start = (group: number) => Math.ceil((group * items.length) / count);
  return Array.from({ length: count }, (_, group) => items.slice(start(group), start(group + 1)));
}
