import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { AdminListing, PastDecision } from '#shared/contract/cloud/admin/listings.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link, useParams } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import listingTexts from '#renderer/messages/en/admin-listings.json';
import texts from '#renderer/messages/en/administration.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminListing } from './listing-queries.ts';
import { ListingReports } from './listing-reports.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { TakeDownProgress } from './take-down-progress.tsx';
import { nameAction } from '../audit/action-names.ts';
import { AppealOutcome } from '../frame/appeal-outcome.tsx';
import { Row } from '../frame/row.tsx';

const linkClass = 'text-accent-11 underline underline-offset-2 hover:text-n12';

/** A listing as administrators see it; its prompt stays sealed. */
export function ListingPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage name="adminListing">
      <Details id={id} />
    </AdminPage>
  );
}

function Details({ id }: { readonly id: string }) {
  const { data, error, isPending, isFetching, refetch } = useAdminListing(id);
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data !== undefined) return <Listing listing={data} />;
  const code = readRefusal(error, isContractError)?.code;
  return code === 'not_found' || code === 'invalid_input' ? (
    <EmptyState
      icon={SearchX}
      title={t(listingTexts, 'admin-listings.unknown.title')}
      text={t(listingTexts, 'admin-listings.unknown.text')}
    />
  ) : (
    <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
  );
}

function Listing({ listing }: { readonly listing: AdminListing }) {
  const { id, slug, kind, title, state } = listing;
  return (
    <article aria-label={namePage('adminListing')} className="grid min-w-0 grid-cols-1 gap-5">
      <header className="grid min-w-0 gap-2">
        <h2 className="text-lead font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <p className="flex flex-wrap gap-1.5">
          <Tag tone={state === 'taken_down' ? 'danger' : 'neutral'}>
            {t(texts, `administration.listing.${state}`)}
          </Tag>
          <Tag>{t(listingTexts, `admin-listings.kind.${kind}`)}</Tag>
        </p>
      </header>
      <Facts listing={listing} />
      {state === 'published' ? (
        <p>
          <Link to={paths.listing.getHref(slug)} className={`text-ui ${linkClass}`}>
            {t(listingTexts, 'admin-listings.seeInShop')}
          </Link>
        </p>
      ) : null}
      {listing.takeDown === null ? (
        <TakeDownButton listing={listing} />
      ) : (
        <TakeDownProgress id={id} takeDown={listing.takeDown} />
      )}
      <PastDecisions decisions={listing.decisions} />
      <ListingReports reports={listing.reports} />
    </article>
  );
}

function Facts({ listing }: { readonly listing: AdminListing }) {
  const formatMoment = useFormatMoment();
  const { id, seller, price, version, salesCount, buyers, updatedAt } = listing;
  const facts = {
    id: <span className="font-mono">{id}</span>,
    seller: (
      <Link to={paths.adminUser.getHref(seller.id)} className={linkClass}>
        <bdi>{seller.displayName}</bdi>
      </Link>
    ),
    price: formatMoney(price.cents / 100),
    version: version ?? '',
    sales: salesCount,
    buyers: t(listingTexts, 'admin-listings.buyersPaid', {
      count: buyers.count,
      total: formatMoney(buyers.paid.cents / 100)
    }),
    updated: formatMoment(updatedAt)
  };
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-ui sm:grid-cols-2">
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-label text-n10">{t(listingTexts, `admin-listings.fact.${name}`)}</dt>
          <dd className="wrap-anywhere tabular-nums">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function TakeDownButton({ listing }: { readonly listing: AdminListing }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (listing.isOwn) return <Callout tone="info">{t(listingTexts, 'admin-listings.own')}</Callout>;
  if (!['published', 'paused', 'archived'].includes(listing.state)) return null;
  return (
    <div>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t(listingTexts, 'admin-listings.takeDown.open')}
      </Button>
      {isOpen ? <TakeDownDialog listing={listing} onClose={close} onDone={close} /> : null}
    </div>
  );
}

/** Past decisions about the listing with actor and reason, and the outcome of appeals. */
function PastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  const formatMoment = useFormatMoment();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions-title" className="grid min-w-0 grid-cols-1 gap-2">
      <h3 id="decisions-title" className="text-read font-semibold">
        {t(listingTexts, 'admin-listings.decisions')}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {decisions.map(({ id, action, actor, at, reason, appeal }) => (
          <Row
            key={id}
            title={nameAction(action)}
            meta={[actor?.displayName ?? t(texts, 'administration.audit.server'), formatMoment(at)]}
            words={reason}
          >
            <AppealOutcome appeal={appeal} />
          </Row>
        ))}
      </ul>
    </section>
  );
}
