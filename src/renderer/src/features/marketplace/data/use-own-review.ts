import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import type { Ok } from '#shared/kit/result.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { markKey } from '#renderer/feature-api/sync-marks.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useMarketDependencies } from './dependencies.tsx';
import { type OwnReview, readOwnReview } from './own-review-rows.ts';

type Mine = Extract<Awaited<ReturnType<Cloud['reviews']['getMine']>>, Ok<unknown>>['value'];

/** The relation of the signed-in person to a listing's reviews. */
export type OwnReviewState = Omit<Mine, 'review' | 'helpfulIds'> & {
  /** As this device has it, with what waits to be sent. */
  readonly review: OwnReview | null;
  /** Votes for reviews of any listing, with what waits to be sent. */
  readonly votes: readonly ReplicaRow[];
};

type ListingKey = { readonly id: string; readonly slug: string };

/** The catalog is told of a change within a quarter of a second. */
const settledMs = 400;

/**
 * Undefined while nobody is signed in, and until this device has read what they wrote once. Away from the server, who opened the
 * listing's purchase may review it.
 */
export function useOwnReview({ id, slug }: ListingKey): OwnReviewState | undefined {
  const { reviews } = useMarketDependencies();
  const { data: mine } = useQuery({
    queryKey: ['reviews.getMine', slug],
    queryFn: () => unwrap(reviews.getMine({ slug })),
    // Opening a purchase permits a review at once.
    staleTime: 0,
    enabled: useSignedInHint()
  });
  const { data: written } = useSyncedRows('reviews');
  const { data: votes } = useSyncedRows('reviewVotes');
  const { data: purchases } = useSyncedRows('purchases');
  if (!written || !votes) return undefined;
  const row = written.find((one) => one.id === id);
  const review = (row && readOwnReview(row)) ?? null;
  const {
    review: _theirs,
    helpfulIds: _voted,
    ...known
  } = mine ?? {
    refusal: review === null ? refuseUnopened(purchases ?? [], slug) : null,
    isSeller: false,
    reportedIds: [],
    isListingReported: false,
    review: null,
    helpfulIds: []
  };
  return { ...known, review, votes };
}

function refuseUnopened(purchases: readonly ReplicaRow[], slug: string): Mine['refusal'] {
  const bought = purchases.filter(({ value }) => value['slug'] === slug);
  if (bought.length === 0) return 'not_bought';
  return bought.some(({ value }) => value['state'] === 'opened') ? null : 'unopened';
}

/** Takes over what an answer said at once, and asks for the rest anew when the catalog knows. */
export function useUpdateOwnReview(slug: string): (change: Partial<Mine>) => void {
  const client = useQueryClient();
  const refetch = useRefetchReviews(slug);
  return (change) => {
    client.setQueryData<Mine>(['reviews.getMine', slug], (known) =>
      known === undefined ? known : { ...known, ...change }
    );
    refetch();
  };
}

function useRefetchReviews(slug: string): () => void {
  const client = useQueryClient();
  return () =>
    void setTimeout(() => {
      for (const name of ['reviews.getMine', 'listings.listReviews', 'listings.get'])
        void client.invalidateQueries({ queryKey: [name, slug] });
    }, settledMs);
}

/** Has the listing's stars and reviews asked for anew once the server has confirmed a change of the user's own review. */
export function useConfirmedReview({ id, slug }: ListingKey): void {
  const isWaiting = useStore(useServices().syncMarks, ({ unconfirmed }) =>
    unconfirmed.has(markKey('reviews', id))
  );
  const wasWaiting = useRef(isWaiting);
  const refetch = useRefetchReviews(slug);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) refetch();
    wasWaiting.current = isWaiting;
  });
}
