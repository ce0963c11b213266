import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { Ok } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useMarketDependencies } from './dependencies.tsx';

/** What the reviews of a listing are to whoever is signed in. */
export type OwnReviewState = Extract<Awaited<ReturnType<Cloud['reviews']['getMine']>>, Ok<unknown>>['value'];

/** The catalogue is told of a change within a quarter of a second. */
const settledMs = 400;

/** Undefined while nobody is signed in, or while it is not known. */
export function useOwnReview(slug: string): OwnReviewState | undefined {
  const { reviews } = useMarketDependencies();
  const { data } = useQuery({
    queryKey: ['reviews.getMine', slug],
    queryFn: () => unwrap(reviews.getMine({ slug })),
    // Whoever opens what they bought may review it from then on.
    staleTime: 0,
    enabled: useSignedInHint()
  });
  return data;
}

/** Takes over what an answer said at once, and asks for the rest anew when the catalogue knows. */
export function useUpdateOwnReview(slug: string): (change: Partial<OwnReviewState>) => void {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData<OwnReviewState>(['reviews.getMine', slug], (known) =>
      known === undefined ? known : { ...known, ...change }
    );
    setTimeout(() => {
      for (const name of ['reviews.getMine', 'listings.listReviews', 'listings.get'])
        void client.invalidateQueries({ queryKey: [name, slug] });
    }, settledMs);
  };
}
