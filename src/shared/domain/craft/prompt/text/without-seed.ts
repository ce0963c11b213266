// A seed is a setting of the request: in a sentence a model would take "Seed: 42" for something to show.

const seed =
  /(?<=^|[.;!?…\n]\s?)(?:(?:[\p{L}-]{1,30} )?seed\s?[:=]\s?|seed )\d{1,20}(?:[.;,]|(?=\n|$))|--seed[ =]\d{1,20}/giu;

/** The text without sentences that only give a seed. */
export function withoutSeed(text: string): string {
  if (!/seed/i.test(text)) return text;
  return text.replace(seed, '').trim();
}
