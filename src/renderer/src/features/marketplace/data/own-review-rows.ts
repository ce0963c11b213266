// The user's own review of a listing, as its row says it, and what they do to it, as changes of that row.
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { ReviewDraft } from '#shared/domain/market/review.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';

/** Its author is the user, and `reviewId` is null until the server has it. */
export type OwnReview = Omit<Review, 'id' | 'author' | 'helpfulCount'> & {
  readonly reviewId: string | null;
  readonly basedOn: ReplicaRow['basedOn'];
};

/** Undefined for a row of a newer app that this one cannot read. */
export function readOwnReview({ basedOn, value }: ReplicaRow): OwnReview | undefined {
  const { stars, text, createdAt, editedAt, reviewId } = value;
  if (typeof stars !== 'number' || typeof text !== 'string') return undefined;
  return {
    basedOn,
    stars,
    text,
    reviewId: typeof reviewId === 'string' ? reviewId : null,
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    editedAt: typeof editedAt === 'number' ? editedAt : null,
    reply: readReply(value['reply'])
  };
}

function readReply(value: ReplicaRow['value'][string] | undefined): Review['reply'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { text, createdAt } = value;
  return typeof text === 'string' && typeof createdAt === 'number' ? { text, createdAt } : null;
}

type ReviewedListing = { readonly id: string; readonly slug: string; readonly title: string };

const change = (rowId: string, basedOn: RowDraft['basedOn'], made: Change): RowDraft => ({
  entity: 'reviews',
  rowId,
  basedOn,
  change: made
});

/** The change that leads from a review, or from none, to this one. */
export function writeReview(
  { id, slug, title }: ReviewedListing,
  before: OwnReview | null,
  { stars, text }: ReviewDraft,
  now: number
): RowDraft {
  if (before === null)
    return change(id, null, { kind: 'create', value: { slug, title, stars, text, createdAt: now } });
  const edits = [
    { path: ['stars'], from: before.stars, to: stars },
    { path: ['text'], from: before.text, to: text }
  ].filter(({ from, to }) => from !== to);
  return change(id, before.basedOn, { kind: 'edit', edits, settled: [] });
}

export const removeReview = (listingId: string, { basedOn }: OwnReview): RowDraft =>
  change(listingId, basedOn, { kind: 'delete' });

export const voteOnReview = (reviewId: string, vote: Pick<ReplicaRow, 'basedOn'> | undefined): RowDraft => ({
  entity: 'reviewVotes',
  rowId: reviewId,
  basedOn: vote?.basedOn ?? null,
  change: vote === undefined ? { kind: 'add', value: {} } : { kind: 'remove' }
});

/** The user's words in a change that the server refused, over the ones that stand. */
export function readRefusedReview(made: Change, standing: OwnReview | null): ReviewDraft | undefined {
  if (made.kind === 'create') return readOwnReview({ id: '', basedOn: null, value: made.value });
  if (made.kind !== 'edit') return undefined;
  const { stars = 0, text = '' } = standing ?? {};
  const written = Object.fromEntries(made.edits.map(({ path, to }) => [path.join(), to ?? null]));
  return readOwnReview({ id: '', basedOn: null, value: { stars, text, ...written } });
}
