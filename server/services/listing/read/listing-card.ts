import { sql, type SQL } from 'drizzle-orm';
import {
  type CoverPart,
  type ListingCard,
  type ListingKind,
  maxCoverParts
} from '#shared/domain/market/listing.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { findActiveSale, type PricedSale } from '#shared/domain/trade/sale.ts';
import type { users } from '../../../db/schema/accounts.ts';
import { mediaUrl, thumbnailKey } from '../../../media/media-store.ts';

/** A row of the catalog `n` with its seller `u`, as `selectCard` reads it. */
export type CardRow = {
  readonly listing_id: string;
  readonly slug: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly category: string;
  readonly listed_cents: number;
  readonly is_pay_what_you_want: boolean;
  readonly sales: readonly PricedSale[];
  readonly review_count: number;
  readonly star_sum: number;
  readonly card_facts: ListingCard['facts'];
  readonly prompt_count: number;
  readonly cover: CoverRow | null;
  readonly cover_parts: readonly CoverPartRow[] | null;
  readonly is_demo: boolean;
  readonly published_ms: number;
  readonly username: string;
  readonly display_name: string;
  readonly avatar_key: string | null;
};

export type CoverRow = {
  readonly key: string;
  readonly kind: 'image' | 'video';
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Rows of the catalog from before there were posters have none. */
  readonly posterKey?: string | null;
  readonly model?: string;
  /** A day, e.g. "2026-11-25". */
  readonly madeOn?: string | null;
};

type CoverPartRow = Pick<CoverPart, 'slug' | 'category' | 'aspectRatio'> & {
  readonly cover: CoverRow | null;
};

export const cardColumns: SQL = sql`
  n.listing_id, n.slug, n.kind, n.title, n.category, n.listed_cents, n.is_pay_what_you_want, n.sales, n.review_count,
  n.star_sum, n.card_facts, n.prompt_count, n.cover, n.is_demo, (extract(epoch from n.published_at) * 1000)::float8 as published_ms,
  u.username, u.display_name, u.avatar_key,
  case when n.kind = 'bundle' then (
    select jsonb_agg(jsonb_build_object('slug', part.slug, 'category', part.category,
      'aspectRatio', part.card_facts->>'aspectRatio', 'cover', part.cover) order by part.position)
    from (
      select s.slug, s.category, s.card_facts, s.cover, i.position
      from bundle_items i
      join listing_search s on s.listing_id = i.item_id and s.until_epoch = 9007199254740991
      where i.bundle_id = n.listing_id and i.bundle_version = n.version
      order by i.position limit ${sql.raw(String(maxCoverParts))}
    ) part
  ) end as cover_parts`;

export type PublicProfileRow = Pick<typeof users.$inferSelect, 'username' | 'displayName' | 'avatarKey'>;

export const toPerson = ({ username, displayName, avatarKey }: PublicProfileRow): ListingCard['seller'] => ({
  username,
  displayName,
  avatarUrl: avatarKey === null ? null : mediaUrl(avatarKey)
});

export const toMediaFile = ({
  key,
  kind,
  alt,
  width,
  height,
  posterKey = null,
  model = '',
  madeOn = null
}: CoverRow): NonNullable<ListingCard['cover']> => {
  const stillKey = kind === 'image' ? key : posterKey;
  return {
    kind,
    url: mediaUrl(key),
    thumbnailUrl: stillKey === null ? null : mediaUrl(thumbnailKey(stillKey)),
    alt,
    width,
    height,
    posterUrl: posterKey === null ? null : mediaUrl(posterKey),
    model,
    madeOn
  };
};

function toPrice({ listed_cents, sales }: CardRow, now: number): Pick<ListingCard, 'price' | 'sale'> {
  const sale = findActiveSale(sales, now);
  if (sale === undefined) return { price: formatDollars(listed_cents), sale: null };
  const { cents, beforeCents, endsAt } = sale;
  const priceBefore = beforeCents === null ? null : formatDollars(beforeCents);
  return { price: formatDollars(cents), sale: { endsAt, priceBefore } };
}

/** As it is at `now`, in Unix ms. */
export const toCard = (row: CardRow, now: number): ListingCard => ({
  id: row.listing_id,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  category: row.category,
  ...toPrice(row, now),
  isPayWhatYouWant: row.is_pay_what_you_want,
  rating:
    row.review_count === 0
      ? null
      : { average: Math.round((row.star_sum / row.review_count) * 100) / 100, count: row.review_count },
  seller: toPerson({ username: row.username, displayName: row.display_name, avatarKey: row.avatar_key }),
  facts: row.card_facts,
  promptCount: row.prompt_count,
  cover: row.cover === null ? null : toMediaFile(row.cover),
  coverParts: (row.cover_parts ?? []).map((part) => ({
    ...part,
    cover: part.cover === null ? null : toMediaFile(part.cover)
  })),
  isDemo: row.is_demo,
  publishedAt: row.published_ms
});
