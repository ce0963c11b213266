import type { Cloud } from '#shared/contract/cloud.ts';
import { paths } from '#shared/contract/paths.ts';
import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { Link, useParams } from '#renderer/lib/router.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { ProfileListings } from '#renderer/features/account/profile-listings.tsx';
import { ProfileReviews } from '#renderer/features/account/profile-reviews.tsx';
import { PublicProfile } from '#renderer/features/account/public-profile.tsx';
import { type MarketTools, MarketToolsProvider } from '#renderer/features/marketplace/market-tools.ts';
import { ReviewItem } from '#renderer/features/marketplace/review-item.tsx';
import { isUnanswered } from '#shared/contract/unanswered.ts';
import { recallSeen } from '#renderer/lib/recall-seen.ts';
import { SellerListings } from '#renderer/features/marketplace/seller-listings.tsx';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

type Props = { readonly profiles: Cloud['profiles']; readonly market: MarketTools };

/** A person, what they sell and what is said of it. */
export function ProfileScreen({ profiles, market }: Props) {
  const { username = '' } = useParams();
  return (
    <CachedQueries>
      <MarketToolsProvider value={market}>
        <div className="flex shrink-0 grow flex-col">
          <PublicProfile
            key={username}
            username={username}
            recall={() => recallProfile(profiles, market, username)}
            renderMore={(profile) => (
              <>
                <ProfileListings profile={profile}>
                  <SellerListings username={username} />
                </ProfileListings>
                <ProfileReviews
                  username={username}
                  list={profiles.listReviews}
                  renderReview={(review) => (
                    <ReviewItem
                      key={review.id}
                      review={review}
                      of={
                        <span className="text-label text-n11">
                          {say(texts, 'account.person.of')}{' '}
                          <Link to={paths.listing.getHref(review.listing.slug)} className="underline">
                            {review.listing.title}
                          </Link>
                        </span>
                      }
                    />
                  )}
                />
              </>
            )}
          />
        </div>
        <PageLinks />
      </MarketToolsProvider>
    </CachedQueries>
  );
}

const recallProfile = (profiles: Cloud['profiles'], market: MarketTools, username: string) =>
  recallSeen({
    ...market,
    isUnanswered,
    key: `profiles.get ${username}`,
    call: () => profiles.get({ username }),
    async loadSchema() {
      await import('#renderer/lib/zod-without-eval.ts');
      return (await import('#shared/domain/people/account.ts')).PublicProfile;
    }
  });
