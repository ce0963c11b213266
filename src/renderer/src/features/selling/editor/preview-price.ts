import type { PreviewedListing } from '#shared/domain/market/listing.ts';
import { isPossibleSuggestion } from '#shared/domain/market/listing-draft.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { readChoice, readPrice } from './read-draft.ts';

/** The price of a draft as its page will show it; free while the price is invalid. */
export function previewPrice(
  draft: SavedListingDraft
): Pick<PreviewedListing, 'price' | 'isPayWhatYouWant' | 'suggested'> {
  const priceCents = readPrice(draft.price) ?? 0;
  const { isPayWhatYouWant, suggestedCents } = readChoice(draft);
  const isPossible = isPossibleSuggestion({ priceCents, isPayWhatYouWant, suggestedCents });
  return {
    price: formatDollars(priceCents),
    isPayWhatYouWant,
    suggested: suggestedCents === null || !isPossible ? null : formatDollars(suggestedCents)
  };
}
