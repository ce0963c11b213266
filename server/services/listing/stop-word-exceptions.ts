/**
 * English words that are fillers in Spanish, French, German, Italian or Portuguese: a search for a red hat, a storm at
 * sea or a war film means them. What a text in one of those languages is made of, it holds itself, so asking for the
 * word there loses little; how often a word is used would not tell the two apart in a small catalogue.
 */
export const homographs: ReadonlySet<string> = new Set(
  'ad ai aura bin come den die dove era eras fu hat hay man nun pour sea seas sin son soy war'.split(' ')
);
