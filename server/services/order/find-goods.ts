import type { LicenceName } from '#shared/domain/market/listing.ts';
import { type Quote, quote } from '#shared/domain/trade/quote.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import { contentHashOf } from '../sealed/content-hash.ts';
import { type PlatformNumbers, platformNumbersAt, readPlatformNumbers } from './read-platform-numbers.ts';

type ItemRow = {
  readonly id: string;
  readonly version: number;
  readonly price_cents: number;
  readonly is_for_sale: boolean;
  readonly entitlement_id: string | null;
  readonly content_hash: string | null;
};

type ListingRow = {
  /** Among those that are wanted. */
  readonly place: number;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly seller_id: string;
  readonly version: number;
  readonly price_cents: number;
  readonly is_demo: boolean;
  readonly is_shown: boolean;
  readonly licence: LicenceName;
  readonly licence_version: string;
  readonly licence_hash: string;
  readonly items: readonly ItemRow[];
  readonly numbers: Partial<PlatformNumbers> | null;
};

export type Goods = {
  readonly listing: ListingRow;
  /** Null where the buyer owns all of it. */
  readonly quote: Quote | null;
  readonly ownedCount: number;
  /** Of the first thing that is owned. */
  readonly ownedId: string | null;
  readonly isForSale: boolean;
  /** As they hold now. */
  readonly numbers: PlatformNumbers;
};

const finding = {
  name: 'find_goods',
  text: `
    select w.place, l.id, l.slug, v.title, l.seller_id, v.version, v.price_cents, l.is_demo, v.licence, v.licence_version,
      v.licence_hash, l.state = 'published' and p.state = 'active' and u.suspended_at is null and u.deleted_at is null as is_shown,
      (select jsonb_agg(jsonb_build_object('id', i.id, 'version', iv.version, 'price_cents', iv.price_cents,
          'is_for_sale', i.state = 'published',
          'content_hash', ${contentHashOf('i.id', 'iv.version')},
          'entitlement_id', (select e.id from entitlements e
            where e.holder_id = w."buyerId" and e.listing_id = i.id and e.state <> 'revoked')) order by b.position)
        from (select l.id as item_id, 0 as position where l.kind = 'prompt'
          union all select item_id, position from bundle_items where bundle_id = l.id and bundle_version = v.version) b
        join listings i on i.id = b.item_id
        join listing_versions iv on iv.listing_id = i.id and iv.version = i.version) as items,
      ${platformNumbersAt('$2::timestamptz')} as numbers
    from jsonb_to_recordset($1::jsonb) as w (place int, slug text, "buyerId" text)
    join listings l on l.slug = w.slug
    join listing_versions v on v.listing_id = l.id and v.version = l.version
    join users u on u.id = l.seller_id
    left join sellers p on p.user_id = l.seller_id`
};

type Wanted = { readonly slug: string; readonly buyerId: string | null };

/**
 * What each buys by a slug and what it costs them at `now`, Unix milliseconds; undefined where no listing ever had it.
 * They are in the order in which they are wanted.
 */
export async function findGoodsOf(
  db: Database,
  wanted: readonly Wanted[],
  now: number
): Promise<readonly (Goods | undefined)[]> {
  const asked = wanted.map((each, place) => ({ ...each, place }));
  const rows = await runNamed<ListingRow>(db, finding, [asked, new Date(now).toISOString()]);
  const found = new Map(rows.map((row) => [row.place, toGoods(row)]));
  return wanted.map((_, place) => found.get(place));
}

function toGoods(listing: ListingRow): Goods {
  const owned = listing.items.filter((item) => item.entitlement_id !== null);
  return {
    listing,
    quote: quote(
      listing.price_cents,
      listing.items.map((item) => ({
        listingId: item.id,
        priceCents: item.price_cents,
        isOwned: item.entitlement_id !== null
      }))
    ),
    ownedCount: owned.length,
    ownedId: owned[0]?.entitlement_id ?? null,
    isForSale: listing.is_shown && listing.items.every((item) => item.is_for_sale),
    numbers: readPlatformNumbers(listing.numbers)
  };
}

export type OrderItem = {
  readonly listingId: string;
  readonly version: number;
  readonly shareCents: number;
  readonly contentHash: string;
};

/** What an order of this quote consists of, each in its version of now. */
export function listOrderItems({ listing }: Goods, { items }: Quote): readonly OrderItem[] {
  return items.map(({ listingId, shareCents }) => {
    const item = listing.items.find(({ id }) => id === listingId);
    if (item?.content_hash == null) throw new Error('Something that is sold has no text');
    return { listingId, version: item.version, shareCents, contentHash: item.content_hash };
  });
}
