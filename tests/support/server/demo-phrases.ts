import { toPromptDraft } from '#server/services/demo/demo-drafts.ts';
import { demoSellers } from '#server/services/demo/demo-sellers.ts';
import { shinglesOf } from '#tests/support/shingles.ts';
import { listSealedTexts } from './sealed-texts.ts';

/** Long enough that two authors hardly ever write the same by chance. */
const phraseLength = 6;

const phrases: ReadonlySet<string> = new Set(
  demoSellers
    .flatMap((seller) => seller.prompts.map((prompt) => toPromptDraft(seller, prompt)))
    .flatMap(({ data }) => listSealedTexts(data))
    .flatMap((text) => [...shinglesOf(text, phraseLength)])
    .filter((phrase) => phrase.split(' ').length === phraseLength)
);

/** Every phrase of a sealed demo prompt that is in this text. */
export const findDemoPhrases = (text: string): string[] =>
  [...shinglesOf(text, phraseLength)].filter((phrase) => phrases.has(phrase));
