// Converts a saved draft to a submittable one, and lists the problems that prevent it.
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { isPossibleSuggestion, ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { hasTooManyMedia, type MediaKind, needsMedia } from '#shared/domain/market/media/preview-media.ts';
import { isValidBundlePrice, isValidPrice } from '#shared/domain/market/platform-settings.ts';
import { readLocalTime } from '#renderer/lib/messages/local-time.ts';
import { readCents } from '#shared/kit/read-cents.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { listRevealed } from './revealed-parts.ts';

export const problemNames = [
  'prompt',
  'items',
  'unavailable',
  'title',
  'category',
  'description',
  'revealed',
  'tags',
  'price',
  'suggested',
  'aboveParts',
  'publishAt',
  'media',
  'tooManyMedia',
  'alt',
  'model',
  'unknownModel'
] as const;
export type ProblemName = (typeof problemNames)[number];

/** In cents; null for text that is no price. */
export function readPrice(text: string): number | null {
  const cents = readCents(text);
  return cents !== null && isValidPrice(cents) ? cents : null;
}

const warnings: readonly ProblemName[] = ['model', 'unknownModel', 'alt'];

/** A model that nobody can use and a missing description of a medium are only warnings. */
export const isBlocking = (name: ProblemName): boolean => !warnings.includes(name);

/** Facts about a bundle's prompts: those on sale with their prices, and whether there are others. */
export type BundleParts = {
  readonly prices: readonly number[];
  readonly hasUnavailable: boolean;
};

type KnownParts = {
  /** Null for a prompt, and while they are unknown. */
  readonly parts?: BundleParts | null;
  /** Of the media that are stored. */
  readonly mediaKinds?: readonly MediaKind[];
};

export function listProblems(
  draft: SavedListingDraft,
  registry: ModelRegistry | null,
  { parts = null, mediaKinds = [] }: KnownParts = {}
): readonly ProblemName[] {
  const parsed = ListingDraft.safeParse(toCandidate(draft));
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const priceCents = readPrice(draft.price);
  const isCheckable = parts !== null && !parts.hasUnavailable && priceCents !== null;
  const found: Readonly<Record<ProblemName, boolean>> = {
    prompt: draft.data === null && draft.itemIds === null,
    items: wrong.has('itemIds'),
    unavailable: parts?.hasUnavailable === true,
    title: wrong.has('title'),
    category: wrong.has('category'),
    description: wrong.has('description'),
    revealed: listRevealed(draft).length > 0,
    tags: wrong.has('tags'),
    price: priceCents === null,
    suggested: priceCents !== null && !isPossibleSuggestion({ priceCents, ...readChoice(draft) }),
    aboveParts: isCheckable && !wrong.has('itemIds') && !isValidBundlePrice(priceCents, parts.prices),
    publishAt: draft.publishAt !== null && readLocalTime(draft.publishAt) === null,
    media: isWithoutMedia(draft),
    tooManyMedia: wrong.has('media') || hasTooManyMedia(mediaKinds),
    alt: draft.media.some(({ alt }) => alt.trim() === ''),
    ...checkModel(draft, registry)
  };
  return problemNames.filter((name) => found[name]);
}

function checkModel({ data }: SavedListingDraft, registry: ModelRegistry | null) {
  if (data === null || registry === null) return { model: false, unknownModel: false };
  const model = findModel(registry, data.model);
  return { model: model?.lifecycle.status === 'retired', unknownModel: model === undefined };
}

/** A bundle shows the media of its prompts. */
const isWithoutMedia = ({ price, media, itemIds }: SavedListingDraft): boolean =>
  itemIds === null && needsMedia({ priceCents: readPrice(price) ?? 0, media });

/** Null while the draft is invalid. */
export function readDraft(draft: SavedListingDraft): ListingDraft | null {
  const parsed = ListingDraft.safeParse(toCandidate(draft));
  const isReady = listRevealed(draft).length === 0 && !isWithoutMedia(draft);
  return parsed.success && isReady ? parsed.data : null;
}

/** A suggestion is ignored in a draft with a fixed price; an invalid one is 0, which is never above the price. */
export function readChoice({
  isPayWhatYouWant,
  suggestedPrice
}: Pick<SavedListingDraft, 'isPayWhatYouWant' | 'suggestedPrice'>) {
  const hasSuggestion = isPayWhatYouWant && suggestedPrice.trim() !== '';
  return { isPayWhatYouWant, suggestedCents: hasSuggestion ? (readPrice(suggestedPrice) ?? 0) : null };
}

const toCandidate = (draft: SavedListingDraft) => {
  const { title, category, description, tags, textLanguage, licence, media, data, itemIds } = draft;
  const text = {
    title,
    category,
    description,
    tags,
    textLanguage,
    licence,
    priceCents: readPrice(draft.price),
    ...readChoice(draft)
  };
  return itemIds === null ? { ...text, kind: 'prompt', media, data } : { ...text, kind: 'bundle', itemIds };
};
