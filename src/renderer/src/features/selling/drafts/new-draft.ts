import { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';

type Made = Pick<SavedListingDraft, 'id' | 'savedAt'>;

/** Of a prompt that is not chosen yet. */
export const emptyDraft: Omit<SavedListingDraft, 'id' | 'savedAt'> = {
  revision: 0,
  title: '',
  category: '',
  description: '',
  tags: [],
  price: '',
  isPayWhatYouWant: false,
  suggestedPrice: '',
  licence: 'personal',
  textLanguage: languages[0],
  notes: '',
  listingId: null,
  media: [],
  data: null,
  itemIds: null,
  publishAt: null
};

/** An empty listing draft for the prompt. */
export const draftFromPrompt = ({ name, data }: PromptDocument, made: Made): SavedListingDraft => ({
  ...emptyDraft,
  ...made,
  title: name,
  data
});

/** An empty draft of a bundle. */
export const createBundleDraft = (made: Made): SavedListingDraft => ({ ...emptyDraft, ...made, itemIds: [] });

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** A draft that edits a listing on the server. */
export function draftFromListing(draft: ListingDraft, listingId: string, made: Made): SavedListingDraft {
  const { kind: _kind, priceCents, suggestedCents, ...text } = draft;
  const price = inDollars(priceCents);
  const suggestedPrice = suggestedCents === null ? '' : inDollars(suggestedCents);
  return { ...emptyDraft, ...text, ...made, listingId, price, suggestedPrice };
}

/** A copy that becomes a separate listing. */
export const copyDraft = (draft: SavedListingDraft, made: Made): SavedListingDraft => ({
  ...draft,
  ...made,
  revision: 0,
  listingId: null
});
