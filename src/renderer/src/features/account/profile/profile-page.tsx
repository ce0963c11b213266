import type { ReactNode } from 'react';
import { reviewPageSize } from '#shared/contract/prerendering/prerendered-pages.ts';
import { paths } from '#shared/contract/paths.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { PublicProfile as Profile } from '#shared/domain/people/account.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { Part } from '#renderer/feature-api/parts.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries, unwrap } from '#renderer/lib/query/query-client.tsx';
import type { TakeAnswer } from '#renderer/lib/query/hydration-data.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { queryWithOfflineCache } from '#renderer/lib/query/offline-cache.ts';
import { Link, useParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { PublicProfile } from './public-profile.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Ok } from '#shared/kit/result.ts';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';

/** A person's public profile, with their listings and the reviews of them. */
export function ProfilePage() {
  const { username = '' } = useParams();
  const services = useServices();
  return (
    <CachedQueries>
      <PageWithLinks>
        <PublicProfile
          key={username}
          username={username}
          takeSeen={() => takeProfile(services, username)}
          recall={() => recallProfile(services, username)}
          renderActions={(profile) =>
            profile.isSeller ? <Part part="FollowButton" seller={profile} /> : null
          }
          renderMore={(profile) => <Sales profile={profile} />}
        />
      </PageWithLinks>
    </CachedQueries>
  );
}

function Sales({ profile }: { readonly profile: Profile }): ReactNode {
  const { platform, takeAnswer } = useServices();
  const { profiles } = platform.cloud;
  return (
    <>
      <ProfileListings profile={profile}>
        <Part part="SellerListings" username={profile.username} />
      </ProfileListings>
      <ProfileReviews
        username={profile.username}
        list={profiles.listReviews}
        takeAnswer={takeAnswer}
        renderReview={(review) => (
          <Part
            part="ReviewItem"
            key={review.id}
            review={review}
            of={
              <span className="text-label text-n11">
                {t(texts, 'account.person.of')}{' '}
                <Link to={paths.listing.getHref(review.listing.slug)} className="underline">
                  {review.listing.title}
                </Link>
              </span>
            }
          />
        )}
      />
    </>
  );
}

function takeProfile({ takeAnswer }: Services, username: string) {
  const value = takeAnswer(`profiles.get ${username}`) as Profile | undefined;
  return value === undefined ? undefined : { value, cachedAt: null };
}

const recallProfile = ({ platform, now }: Services, username: string) =>
  queryWithOfflineCache({
    cache: platform.device.offlineCache,
    now,
    isNetworkError,
    key: `profiles.get ${username}`,
    call: () => platform.cloud.profiles.get({ username }),
    loadSchema: async () => (await import('#shared/domain/people/account.ts')).PublicProfile
  });

type ListingsProps = { readonly profile: Profile; readonly children: ReactNode };

/** `children` are the listings; they are not asked for where there are none. */
function ProfileListings({ profile, children }: ListingsProps) {
  return (
    <section aria-labelledby="profile-listings" className="grid gap-4">
      <h2 id="profile-listings" className="text-lead font-semibold">
        {t(texts, 'account.person.listings')}
      </h2>
      {profile.listingCount === 0 ? (
        <p className="text-ui text-n11">
          {t(texts, 'account.person.nothing', { name: profile.displayName })}
        </p>
      ) : (
        children
      )}
    </section>
  );
}

type ListReviews = Cloud['profiles']['listReviews'];
type Page = Extract<Awaited<ReturnType<ListReviews>>, Ok<unknown>>['value'];

type ReviewsProps = {
  readonly username: string;
  readonly list: ListReviews;
  readonly takeAnswer: TakeAnswer;
  readonly renderReview: (review: Page['items'][number]) => ReactNode;
};

/** Reviews of everything a person sells, newest first. */
function ProfileReviews({ username, list, takeAnswer, renderReview }: ReviewsProps) {
  const state = useInfiniteQuery({
    queryKey: ['profiles.listReviews', username],
    initialPageParam: null as string | null,
    initialData: () => {
      const page = takeAnswer(`profiles.listReviews ${username}`) as Page | undefined;
      return page === undefined ? undefined : { pages: [page], pageParams: [null] };
    },
    queryFn: ({ pageParam: cursor }) =>
      unwrap(list({ username, limit: reviewPageSize, ...(cursor === null ? {} : { cursor }) })),
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
