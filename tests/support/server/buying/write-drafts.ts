// Drafts that the sellers of a history write.
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { buildPromptDraft, type PromptDraft } from '../seed-listings.ts';

export type Marks = {
  /** Stands in every sealed text. */
  readonly secret: string;
  /** Stands in every title. */
  readonly mark: string;
};

export const writePrompt = (
  { secret, mark }: Marks,
  title: string,
  priceCents: number,
  isPayWhatYouWant = false,
  concept = secret
): PromptDraft =>
  buildPromptDraft({
    title: `${title} ${mark}`,
    priceCents,
    isPayWhatYouWant,
    data: { ...defaultPromptData, concept }
  });

export function writeBundle(marks: Marks, itemIds: readonly string[], priceCents: number): ListingDraft {
  const { data: _sealed, ...about } = writePrompt(marks, 'Both', priceCents);
  return { ...about, kind: 'bundle', itemIds: [...itemIds] };
}
