import type { QueueContent, QueueItemDetails } from '#shared/contract/cloud/admin/content.ts';
import { paths } from '#shared/contract/paths.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-content.json';
import adminTexts from '#renderer/messages/en/administration.json';
import { PublicFieldList, SubmissionContent } from './submission-content.tsx';
import type { ReactNode } from 'react';

export function ItemContent({ content }: { readonly content: QueueItemDetails['content'] }) {
  switch (content.kind) {
    case 'submission':
      return <SubmissionContent content={content} />;
    case 'post_review':
      return <PostReviewContent content={content} />;
    case 'report':
      return <ReportContent content={content} />;
    case 'refund':
      return <RefundContent content={content} />;
    case 'showcase':
      return <ShowcaseContent content={content} />;
  }
}

/** The published text. */
function PostReviewContent({ content }: { readonly content: QueueContent<'post_review'> }) {
  const { slug, state, current } = content;
  return (
    <>
      {state === 'published' ? (
        <Link
          to={paths.listing.getHref(slug)}
          className="inline-flex min-h-target items-center justify-self-start text-daylight-11 underline"
        >
          {t(texts, 'admin-content.seeInShop')}
        </Link>
      ) : (
        <p className="text-n11">{t(texts, 'admin-content.archived')}</p>
      )}
      <PublicFieldList before={null} after={current} />
    </>
  );
}

function ReportContent({ content }: { readonly content: QueueContent<'report'> }) {
  const { text, isListing, listing, reports } = content;
  return (
    <>
      <blockquote
        dir="auto"
        className="border-s-2 border-n7 ps-3 text-read wrap-anywhere whitespace-pre-line"
      >
        {text}
      </blockquote>
      <Link
        to={isListing ? paths.adminListing.getHref(listing.id) : paths.listing.getHref(listing.slug)}
        className="inline-flex min-h-target items-center justify-self-start text-daylight-11 underline"
      >
        {isListing ? t(texts, 'admin-content.openListing') : <bdi>{listing.title}</bdi>}
      </Link>
      <ul aria-label={t(texts, 'admin-content.allReports')} className="grid gap-2">
        {reports.map(({ id, reporter, reason, note }) => (
          <li key={id} className="grid gap-0.5">
            <span className="text-label text-n11">
              {t(adminTexts, `administration.report.reason.${reason}`)} · <bdi>{reporter.displayName}</bdi>
            </span>
            {note === '' ? null : (
              <span dir="auto" className="wrap-anywhere">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function RefundContent({ content }: { readonly content: QueueContent<'refund'> }) {
  const { reason, amountCents, seller, requested, purchased } = content;
  return (
    <FactList>
      <Fact label={t(texts, 'admin-content.refund.reason')}>{reason}</Fact>
      <Fact label={t(texts, 'admin-content.refund.amount')}>{formatMoney(amountCents / 100)}</Fact>
      <Fact label={t(texts, 'admin-content.refund.seller')}>{seller.displayName}</Fact>
      <Fact label={t(texts, 'admin-content.refund.history')}>
        {t(texts, 'admin-content.refund.counts', { requested, purchased })}
      </Fact>
    </FactList>
  );
}

function ShowcaseContent({ content }: { readonly content: QueueContent<'showcase'> }) {
  const { creator, model, note, videoUrl } = content;
  return (
    <FactList>
      <Fact label={t(texts, 'admin-content.showcase.creator')}>{creator}</Fact>
      <Fact label={t(texts, 'admin-content.showcase.model')}>{model}</Fact>
      {note === '' ? null : <Fact label={t(texts, 'admin-content.showcase.note')}>{note}</Fact>}
      <Fact label={t(texts, 'admin-content.showcase.video')}>
        <a href={videoUrl} target="_blank" rel="noreferrer" className="text-daylight-11 underline">
          {videoUrl}
        </a>
      </Fact>
    </FactList>
  );
}

/** Counts about the person. */
export function PersonHistory({ history }: { readonly history: NonNullable<QueueItemDetails['history']> }) {
  const { published, rejected, changesRequested, sold, refunded, reported } = history;
  return (
    <FactList>
      <Fact label={t(texts, 'admin-content.history.published')}>{formatNumber(published)}</Fact>
      <Fact label={t(texts, 'admin-content.history.rejected')}>{formatNumber(rejected)}</Fact>
      <Fact label={t(texts, 'admin-content.history.changesRequested')}>{formatNumber(changesRequested)}</Fact>
      <Fact label={t(texts, 'admin-content.history.refunded')}>
        {t(texts, 'admin-content.history.refundRate', { refunded, sold })}
      </Fact>
      <Fact label={t(texts, 'admin-content.history.reported')}>{formatNumber(reported)}</Fact>
    </FactList>
  );
}

const FactList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">{children}</dl>
);

type FactProps = { readonly label: string; readonly children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-label font-medium text-n11">{label}</dt>
    <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
      {children}
    </dd>
  </div>
);
