// Plans a bulk change: for each listing the change and its inverse, or the reason it is skipped.
import { isLargePriceChange } from '#shared/domain/market/listing-checks.ts';
import { isValidPrice, maxPriceCents } from '#shared/domain/market/platform-settings.ts';
import type { ListingChange, OwnListing } from '#shared/domain/market/seller.ts';

export const bulkActionKinds = ['pause', 'archive', 'restore', 'price', 'addTag', 'removeTag'] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];

type SaleActionKind = Extract<BulkActionKind, 'pause' | 'archive' | 'restore'>;

export const isSaleAction = (kind: BulkActionKind): kind is SaleActionKind => Object.hasOwn(sale, kind);

export type BulkAction =
  | { readonly kind: SaleActionKind }
  /** `limit`: a price that moves by more than this many per cent is reviewed. */
  | { readonly kind: 'price'; readonly percent: number; readonly limit: number }
  | { readonly kind: 'addTag' | 'removeTag'; readonly tag: string };

export type SkipReason = 'state' | 'open' | 'unchanged' | 'price' | 'review' | 'tags';

export type PlannedChange = {
  readonly listing: OwnListing;
  readonly change: ListingChange;
  /** Restores what `change` changes. */
  readonly undo: ListingChange;
};

export type ChangePlan = {
  readonly changes: readonly PlannedChange[];
  readonly skipped: readonly { readonly listing: OwnListing; readonly reason: SkipReason }[];
};

const maxTags = 10;

/** The largest price cut in whole per cent that needs no review, and whose undo needs none. */
export const findLargestCut = (limit: number): number => Math.floor((100 * limit) / (100 + limit));

export function planChanges(listings: readonly OwnListing[], action: BulkAction): ChangePlan {
  const planned = listings.map((listing) => ({ listing, plan: planChange(listing, action) }));
  return {
    changes: planned.flatMap(({ listing, plan }) => (typeof plan === 'string' ? [] : [{ listing, ...plan }])),
    skipped: planned.flatMap(({ listing, plan }) =>
      typeof plan === 'string' ? [{ listing, reason: plan }] : []
    )
  };
}

type Plan = Pick<PlannedChange, 'change' | 'undo'> | SkipReason;

function planChange(listing: OwnListing, action: BulkAction): Plan {
  const { state, submission } = listing;
  if (!('percent' in action || 'tag' in action)) return planSale(listing, action.kind);
  if (state !== 'published') return 'state';
  if (submission?.state === 'pending' || submission?.state === 'scheduled') return 'open';
  return 'percent' in action ? planPrice(listing, action) : planTags(listing, action);
}

const sale: Readonly<
  Record<
    SaleActionKind,
    { readonly from: readonly OwnListing['state'][]; readonly to: 'published' | 'paused' | 'archived' }
  >
> = {
  pause: { from: ['published'], to: 'paused' },
  archive: { from: ['published', 'paused'], to: 'archived' },
  restore: { from: ['paused', 'archived'], to: 'published' }
};

/** An undo restores the state before: a paused listing that was archived is paused again. */
function planSale({ id, state, submission }: OwnListing, kind: SaleActionKind): Plan {
  const { from, to } = sale[kind];
  if (!from.includes(state)) return 'state';
  // Taking it off sale cancels its scheduled change, which an undo could not bring back.
  if (state === 'published' && submission?.state === 'scheduled') return 'open';
  return { change: takeTo(id, to), undo: takeTo(id, state) };
}

const takeTo = (id: string, state: OwnListing['state']): ListingChange => ({
  id,
  isOnSale: state === 'published',
  isPaused: state === 'paused'
});

/** The suggested price changes with the price. */
function planPrice(
  { id, price: { cents }, suggested }: OwnListing,
  { percent, limit }: Extract<BulkAction, { readonly kind: 'price' }>
): Plan {
  const priceCents = changeBy(cents, percent);
  if (priceCents === cents) return 'unchanged';
  if (!isValidPrice(priceCents)) return 'price';
  // In both directions, so that the undo needs no review either.
  if (isLargePriceChange(cents, priceCents, limit) || isLargePriceChange(priceCents, cents, limit))
    return 'review';
  if (suggested === null) return { change: { id, priceCents }, undo: { id, priceCents: cents } };
  const suggestedCents = Math.min(maxPriceCents, changeBy(suggested.cents, percent));
  return {
    change: { id, priceCents, suggestedCents },
    undo: { id, priceCents: cents, suggestedCents: suggested.cents }
  };
}

const changeBy = (cents: number, percent: number): number => Math.round((cents * (100 + percent)) / 100);

function planTags(
  { id, tags }: OwnListing,
  { kind, tag }: Extract<BulkAction, { readonly tag: string }>
): Plan {
  const hasTag = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  if (hasTag === (kind === 'addTag')) return 'unchanged';
  if (kind === 'addTag' && tags.length >= maxTags) return 'tags';
  const next =
    kind === 'addTag' ? [...tags, tag] : tags.filter((each) => each.toLowerCase() !== tag.toLowerCase());
  return { change: { id, tags: next }, undo: { id, tags } };
}
