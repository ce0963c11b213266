import { Tags, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { formatDay, formatMomentInZone } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { BulkBar } from '../many/bulk-bar.tsx';
import { useExportCsv } from '../many/use-export-csv.ts';
import { ListingActions } from './listing-actions.tsx';
import { formatOwnPrice } from '../frame/format-price.ts';
import { useOwnListings } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';

/** The seller's listings in every state. */
export function OwnListings() {
  const state = useOwnListings();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return <Listings state={state} items={data.pages.flatMap((page) => page.items)} />;
}

type ListingsProps = {
  readonly state: ReturnType<typeof useOwnListings>;
  readonly items: readonly OwnListing[];
};

function Listings({ state, items }: ListingsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const exportCsv = useExportCsv();
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="own-listings" className="text-lead font-semibold">
          {t(texts, 'selling.listings')}
        </h2>
        <div className="flex flex-wrap">
          <ImportButton />
          {items.length === 0 ? null : (
            <Button variant="ghost" onClick={() => void exportCsv()}>
              {t(texts, 'selling.many.exportCsv')}
            </Button>
          )}
        </div>
      </div>
      {items.length === 0 ? <NoListings /> : null}
      <ul aria-labelledby="own-listings" className="grid gap-3 empty:hidden">
        {items.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            isChosen={chosen.has(listing.id)}
            onChoose={(isChosen) => toggle(listing.id, isChosen)}
          />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={items.length === 0}
        words={{
          more: t(texts, 'selling.showMore'),
          failed: t(texts, 'selling.moreFailed'),
          tryAgain: t(texts, 'selling.tryAgain')
        }}
      />
      <BulkBar selected={items.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
    </>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={Tags}
      title={t(texts, 'selling.listings.none.title')}
      text={t(texts, 'selling.listings.none.text')}
      action={
        <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'selling.listings.none.build')}
        </Link>
      }
    />
  );
}

type RowProps = {
  readonly listing: OwnListing;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

function ListingRow({ listing, isChosen, onChoose }: RowProps) {
  const { slug, title, kind, state, version, salesCount, updatedAt } = listing;
  return (
    <li className="flex min-w-0 items-start gap-1 rounded-panel border border-n6 bg-n2 p-4">
      <Checkbox isChecked={isChosen} onChange={onChoose}>
        <span className="sr-only">{t(texts, 'selling.many.select', { title })}</span>
      </Checkbox>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
        <div className="grid min-w-0 content-start gap-1">
          <h3 dir="auto" className="min-w-0 text-read font-semibold break-words">
            {state === 'published' ? (
              <Link
                to={paths.listing.getHref(slug)}
                className="inline-flex min-h-target max-w-full items-center hover:underline"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-label text-n11">
            <StateTag listing={listing} />
            {kind === 'bundle' ? <Tag>{t(texts, 'selling.bundle')}</Tag> : null}
            {version === null ? null : <span>{t(texts, 'selling.version', { version })}</span>}
            <span>{t(texts, 'selling.updated', { day: formatDay(updatedAt) })}</span>
          </p>
          <SubmissionNote listing={listing} />
          <BundleNote listing={listing} />
        </div>
        <p className="grid content-start justify-items-end text-ui tabular-nums">
          <span className="font-semibold">{formatOwnPrice(listing)}</span>
          <span className="text-n11">{t(texts, 'selling.sales', { count: salesCount })}</span>
        </p>
        <ListingActions listing={listing} />
      </div>
    </li>
  );
}

type Submission = NonNullable<OwnListing['submission']>;

/** The outcome of the last submission, while it is relevant. */
function SubmissionNote({ listing: { submission, version } }: { readonly listing: OwnListing }) {
  // The state of a new listing already says that it is in review.
  if (submission === null || (submission.state === 'pending' && version === null)) return null;
  return (
    <p dir="auto" className="text-ui break-words text-n11">
      {describeSubmission(submission)}
    </p>
  );
}

function describeSubmission({ state, reason, failure, publishAt }: Submission): string {
  if (failure !== null) return t(texts, `selling.failure.${failure}`);
  return state === 'scheduled'
    ? t(texts, 'selling.submission.scheduled', { moment: formatMomentInZone(publishAt ?? 0) })
    : t(texts, `selling.submission.${state}`, { reason });
}

function BundleNote({ listing: { bundleProblem } }: { readonly listing: OwnListing }) {
  if (bundleProblem === null) return null;
  return (
    <p className="flex items-start gap-2 text-ui text-warning-11">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{t(texts, `selling.bundle.problem.${bundleProblem}`)}</span>
    </p>
  );
}

const tones: Readonly<Record<OwnListing['state'], TagTone>> = {
  draft: 'neutral',
  pending: 'warning',
  changes_requested: 'warning',
  rejected: 'danger',
  published: 'success',
  paused: 'warning',
  archived: 'neutral',
  taken_down: 'danger'
};

/** Of a new listing, what became of its schedule says more than its state. */
function StateTag({ listing: { state, submission, version } }: { readonly listing: OwnListing }) {
  return <Tag tone={tones[state]}>{t(texts, `selling.listing.${findTag()}`)}</Tag>;

  function findTag(): OwnListing['state'] | 'scheduled' | 'notPublished' {
    if (version !== null || submission === null) return state;
    if (submission.failure !== null) return 'notPublished';
    return submission.state === 'scheduled' ? 'scheduled' : state;
  }
}
