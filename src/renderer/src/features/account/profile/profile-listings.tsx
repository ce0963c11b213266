import type { ReactNode } from 'react';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';

type Props = { readonly profile: PublicProfile; readonly children: ReactNode };

/** `children` are the listings; they are not asked for where there are none. */
export function ProfileListings({ profile, children }: Props) {
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
