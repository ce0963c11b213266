import type { ReactNode } from 'react';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { defaultMarketView } from '#shared/contract/market-view.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { PublicPerson } from '#shared/domain/people/account.ts';
import { writeView } from '../data/market-view.ts';
import { StarRow } from './stars.tsx';

/** The seller, with links to their profile and to all their listings. */
export function SellerLine({ seller }: { readonly seller: PublicPerson }) {
  const { username } = seller;
  const query = writeView({ ...defaultMarketView, seller: username }).toString();
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Person person={seller} />
      <Link
        to={`${paths.marketplace.getHref()}?${query}`}
        className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline"
      >
        {t(texts, 'marketplace.moreBySeller')}
      </Link>
    </p>
  );
}

/** A person's picture and name, which lead to their profile. */
export function Person({ person }: { readonly person: PublicPerson }) {
  const { username, displayName, avatarUrl } = person;
  return (
    <Link
      to={paths.profile.getHref(username)}
      className="inline-flex min-h-target min-w-0 items-center gap-2 rounded-tag hover:underline"
    >
      <span
        aria-hidden="true"
        className="relative grid size-6 shrink-0 place-items-center overflow-hidden rounded-full border border-n6 bg-n4 text-label font-semibold text-n11"
      >
        {displayName.trim().charAt(0).toLocaleUpperCase()}
        {avatarUrl === null ? null : (
          <img
            src={avatarUrl}
            alt=""
            loading="lazy"
            onError={({ currentTarget }) => currentTarget.remove()}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <span dir="auto" className="min-w-0 truncate font-medium text-n12">
        {displayName}
      </span>
    </Link>
  );
}

type ReviewProps = {
  /** One's own is shown without its author. */
  readonly review: Omit<Review, 'id' | 'author' | 'helpfulCount'> & Partial<Pick<Review, 'author'>>;
  /** The reviewed listing, where the page does not show it. */
  readonly of?: ReactNode;
  readonly actions?: ReactNode;
};

export function ReviewItem({ review, of, actions }: ReviewProps) {
  const { author, stars, text, createdAt, editedAt, reply } = review;
  const formatMoment = useFormatMoment();
  return (
    <li className="grid grid-cols-1 gap-2 py-4 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {author === undefined ? null : <Person person={author} />}
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
