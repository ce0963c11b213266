import { Suspense, use } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/marketplace.json';

type Props = { readonly listingId: string };

/** Leads administrators to where they can act on the listing; nothing for everybody else. */
export function AdministrationLink({ listingId }: Props) {
  if (!useSignedInHint()) return null;
  return (
    <Suspense fallback={null}>
      <LinkOfAdministrator listingId={listingId} />
    </Suspense>
  );
}

function LinkOfAdministrator({ listingId }: Props) {
  const account = useStore(use(useServices().loadAccount()), (state) => state.account);
  if (account?.roles.includes('admin') !== true) return null;
  return (
    <p>
      <Link
        to={paths.adminListing.getHref(listingId)}
        className="inline-flex min-h-target items-center text-ui text-accent-11 underline underline-offset-2 hover:text-n12"
      >
        {t(texts, 'marketplace.administer')}
      </Link>
    </p>
  );
}
