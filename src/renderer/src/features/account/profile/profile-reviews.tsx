import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { Ok } from '#shared/kit/result.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';

type ListReviews = Cloud['profiles']['listReviews'];
type Page = Extract<Awaited<ReturnType<ListReviews>>, Ok<unknown>>['value'];

type Props = {
  readonly username: string;
  readonly list: ListReviews;
  readonly renderReview: (review: Page['items'][number]) => ReactNode;
};

const atOnce = 10;

/** What buyers say of everything a person sells, newest first. */
export function ProfileReviews({ username, list, renderReview }: Props) {
  const state = useInfiniteQuery({
    queryKey: ['profiles.listReviews', username],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(list({ username, limit: atOnce, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor
  });
  const { data } = state;
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="profile-reviews" className="grid gap-3">
      <h2 id="profile-reviews" className="text-lead font-semibold">
        {t(texts, 'account.person.reviews')}
      </h2>
      {data !== undefined && reviews.length === 0 ? (
        <p className="text-ui text-n11">{t(texts, 'account.person.noReviews')}</p>
      ) : null}
      <ul className="grid divide-y divide-n6">{reviews.map(renderReview)}</ul>
      <ListEnd
        state={state}
        isEmpty={reviews.length === 0}
        words={{
          more: t(texts, 'account.person.moreReviews'),
          failed: t(texts, 'account.person.reviewsFailed'),
          tryAgain: t(texts, 'account.tryAgain')
        }}
      />
    </section>
  );
}
