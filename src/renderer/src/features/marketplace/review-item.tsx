import type { ReactNode } from 'react';
import type { Review } from '#shared/domain/market/listing.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Person } from './seller-line.tsx';
import { StarRow } from './stars.tsx';

type ReviewProps = {
  readonly review: Review;
  /** What it is a review of, where that is not plain. */
  readonly of?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
};

export function ReviewItem({ review, of, actions }: ReviewProps) {
  const { author, stars, text, createdAt, editedAt, reply } = review;
  return (
    <li className="grid grid-cols-1 gap-2 py-4 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Person person={author} />
        <StarRow stars={stars} />
        <span className="text-label text-n10">
          {editedAt === null
            ? formatMoment(createdAt)
            : t(texts, 'marketplace.edited', { moment: formatMoment(editedAt) })}
        </span>
        {of}
      </div>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {reply === null ? null : (
        <div className="ms-4 grid gap-1 border-s-2 border-n7 ps-3">
          <p className="text-label text-n10">
            {t(texts, 'marketplace.sellerReply', { moment: formatMoment(reply.createdAt) })}
          </p>
          <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {actions}
    </li>
  );
}
