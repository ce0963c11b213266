import type { ReactNode } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { PublicProfile as Profile } from '#shared/domain/people/account.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { Part } from '#renderer/feature-api/parts.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { askWithOfflineCache } from '#renderer/lib/query/offline-cache.ts';
import { Link, useParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { ProfileListings } from './profile-listings.tsx';
import { ProfileReviews } from './profile-reviews.tsx';
import { PublicProfile } from './public-profile.tsx';

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
          recall={() => recallProfile(services, username)}
          renderMore={(profile) => <Sales profile={profile} />}
        />
      </PageWithLinks>
    </CachedQueries>
  );
}

function Sales({ profile }: { readonly profile: Profile }): ReactNode {
  const { profiles } = useServices().platform.cloud;
  return (
    <>
      <ProfileListings profile={profile}>
        <Part part="SellerListings" username={profile.username} />
      </ProfileListings>
      <ProfileReviews
        username={profile.username}
        list={profiles.listReviews}
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

const recallProfile = ({ platform, now }: Services, username: string) =>
  askWithOfflineCache({
    cache: platform.device.seen,
    now,
    isNetworkError,
    key: `profiles.get ${username}`,
    call: () => platform.cloud.profiles.get({ username }),
    async loadSchema() {
      await import('#renderer/lib/zod-without-eval.ts');
      return (await import('#shared/domain/people/account.ts')).PublicProfile;
    }
  });
