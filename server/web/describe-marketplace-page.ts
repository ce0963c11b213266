import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { paths } from '#shared/contract/paths.ts';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import { type ShellPage, shorten } from './render-app-shell.ts';

type Described = Omit<ShellPage, 'data'>;

/** Title and description of the marketplace's page; `address` holds the filters, and is empty without any. */
export function describeMarketplacePage(address: string, siteUrl = ''): Described {
  const { title } = paths.marketplace;
  const path = address === '' ? paths.marketplace.path : `${paths.marketplace.path}?${address}`;
  return {
    name: 'marketplace',
    title,
    description: pageDescriptions.marketplace,
    path,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description: pageDescriptions.marketplace,
      url: `${siteUrl}${path}`
    }
  };
}

/** Title and description of a profile page. */
export function describeProfilePage(profile: PublicProfile, siteUrl = ''): Described {
  const { displayName, username, bio, listingCount } = profile;
  const path = paths.profile.getHref(username);
  return {
    name: 'profile',
    title: displayName,
    description: shorten(bio === '' ? `${displayName} on Reelwright: ${listingCount} listings.` : bio),
    path,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${siteUrl}${path}`,
      mainEntity: { '@type': 'Person', name: displayName, alternateName: username }
    }
  };
}
