import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { LicenseName } from '#shared/domain/market/listing.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { defaultPlatformSettings, type PlatformSettings } from '#shared/domain/market/platform-settings.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { explainPrice, type Quote, quote } from '#shared/domain/trade/quote.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { executePrepared } from '../../../db/prepared-statements.ts';
import { isTestPayment } from '../../../context/payment-provider.ts';
import { findCoupon, type FoundCoupon, toDiscount } from '../../coupon/redeem-coupon.ts';
import { licenseTextOf } from '../../legal-text/read-legal-texts.ts';
import { contentHashOf } from '../../sealed/sealed-content.ts';

type QuoteRequest = { readonly slug: string; readonly coupon?: string | undefined };
type PriceRequest = QuoteRequest & {
  readonly buyerId: string | null;
  /** Ignored unless the listing is pay what you want. */
  readonly addedCents?: number | undefined;
};

/** The price of a listing for the actor, and whether they can buy it. Throws `not_found` for hidden listings. */
export async function quoteOrder(
  { db, now, payments }: Pick<Context, 'db' | 'now' | 'payments'>,
  actor: Actor,
  { slug, coupon }: QuoteRequest
): Promise<Offer> {
  const buyerId = actor.kind === 'person' ? actor.id : null;
  const quoted = await quoteListing(db, { slug, coupon, buyerId }, now());
  if (quoted === undefined) throw new ContractFailure('not_found');
  const { listing, ownedCount, ownedEntitlementId, numbers } = quoted;
  const refusal = findRefusal(quoted, actor, payments);
  if (!listing.is_shown && ownedCount === 0 && refusal !== 'own') throw new ContractFailure('not_found');
  return {
    ...explainPrice(quoted.quote ?? allOwned(listing.price_cents)),
    slug: listing.slug,
    seller: listing.seller_username,
    isPayWhatYouWant: listing.is_pay_what_you_want,
    suggested: suggestAmount(quoted),
    coupon: quoted.coupon === null ? null : { code: quoted.coupon.code, refusal: quoted.coupon.refusal },
    licence: listing.licence,
    licenseText: quoted.license,
    refundWindowDays: numbers.refundWindowDays,
    isSandbox: isTestPayment(payments.name),
    ownedCount,
    refusal,
    purchaseId: refusal === 'owned' ? ownedEntitlementId : null
  };
}

/** It is meant for all of the listing, so it is not suggested to buyers of the rest. */
const suggestAmount = ({ listing, ownedCount }: QuotedListing): Offer['suggested'] =>
  listing.suggested_cents === null || ownedCount > 0 ? null : formatDollars(listing.suggested_cents);

const allOwned = (listedCents: number): Omit<Quote, 'items'> => ({
  listedCents,
  deductions: { sale: 0, coupon: 0, owned: listedCents },
  addedCents: 0,
  totalCents: 0
});

/** Why the actor cannot buy it; null where they can. */
export function findRefusal(
  { listing, quote: offered, isForSale }: QuotedListing,
  actor: Actor,
  payments: Pick<Context['payments'], 'name'>
): Offer['refusal'] {
  if (actor.kind === 'person' && actor.id === listing.seller_id) return 'own';
  if (offered === null) return 'owned';
  if (!isForSale) return 'gone';
  if (listing.is_demo && payments.name !== 'sandbox') return 'demo';
  if (actor.kind === 'visitor') return 'signed_out';
  return actor.isVerified ? null : 'unverified';
}

type ItemRow = {
  readonly id: string;
  readonly version: number;
  readonly price_cents: number;
  readonly is_for_sale: boolean;
  /** The buyer's active entitlement. */
  readonly entitlement_id: string | null;
  readonly content_hash: string | null;
};

type ListingRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly seller_id: string;
  readonly seller_username: string;
  readonly version: number;
  readonly price_cents: number;
  readonly is_pay_what_you_want: boolean;
  readonly suggested_cents: number | null;
  readonly is_demo: boolean;
  readonly is_shown: boolean;
  readonly licence: LicenseName;
  /** Null while the first version of it holds. */
  readonly license_text: LegalText | null;
  /** The one in effect. */
  readonly sale: {
    readonly id: string;
    readonly percent: number | null;
    readonly amount_cents: number | null;
  } | null;
  /** The prompt itself, or those of a bundle. */
  readonly items: readonly ItemRow[];
  readonly numbers: Partial<PlatformSettings> | null;
};

/** A listing as one buyer can buy it now. */
export type QuotedListing = {
  readonly listing: ListingRow;
  /** Null where the buyer owns all of it. */
  readonly quote: Quote | null;
  /** Null where no code was asked for. */
  readonly coupon: FoundCoupon | null;
  readonly ownedCount: number;
  /** Of the first item that is owned. */
  readonly ownedEntitlementId: string | null;
  readonly isForSale: boolean;
  /** The text of its license in force now. */
  readonly license: LegalText;
  /** The platform's settings in effect now. */
  readonly numbers: PlatformSettings;
};

const finding = {
  name: 'quote_listing',
  text: `
    select l.id, l.slug, v.title, l.seller_id, u.username as seller_username, v.version, v.price_cents, v.is_pay_what_you_want,
      v.suggested_cents, l.is_demo, v.licence, ${licenseTextOf('v.licence', '$3')} as license_text,
      l.state = 'published' and p.state = 'active' and u.suspended_at is null and u.deleted_at is null as is_shown,
      (select jsonb_agg(jsonb_build_object('id', i.id, 'version', iv.version, 'price_cents', iv.price_cents,
          'is_for_sale', i.state = 'published',
          'content_hash', ${contentHashOf('i.id', 'iv.version')},
          'entitlement_id', (select e.id from entitlements e
            where e.holder_id = $2 and e.listing_id = i.id and e.state <> 'revoked')) order by b.position)
        from (select l.id as item_id, 0 as position where l.kind = 'prompt'
          union all select item_id, position from bundle_items where bundle_id = l.id and bundle_version = v.version) b
        join listings i on i.id = b.item_id
        join listing_versions iv on iv.listing_id = i.id and iv.version = i.version) as items,
      (select jsonb_build_object('id', s.id, 'percent', s.percent, 'amount_cents', s.amount_cents) from sales s
        where s.listing_id = l.id and s.starts_at <= $3::timestamptz and coalesce(s.ended_at, s.ends_at) > $3::timestamptz
        order by s.starts_at limit 1) as sale,
      (select jsonb_object_agg(name, value) from (
        select distinct on (name) name, value from platform_settings
        where effective_at <= $3::timestamptz and cancelled_at is null order by name, effective_at desc) n) as numbers
    from listings l
    join listing_versions v on v.listing_id = l.id and v.version = l.version
    join users u on u.id = l.seller_id
    left join sellers p on p.user_id = l.seller_id
    where l.slug = $1`
};

/** The price of a listing for the buyer at `now`, in Unix milliseconds; undefined for an unknown slug. */
export async function quoteListing(
  db: Database,
  { slug, coupon: code, buyerId, addedCents = 0 }: PriceRequest,
  now: number
): Promise<QuotedListing | undefined> {
  const [listing] = await executePrepared<ListingRow>(db, finding, [
    slug,
    buyerId,
    new Date(now).toISOString()
  ]);
  if (listing === undefined) return undefined;
  const owned = listing.items.filter((item) => item.entitlement_id !== null);
  const asked = { sellerId: listing.seller_id, listingId: listing.id, buyerId };
  const found = code === undefined ? null : await findCoupon(db, { code, ...asked }, now);
  const priced = quote(
    listing.price_cents,
    listing.items.map((item) => ({
      listingId: item.id,
      priceCents: item.price_cents,
      isOwned: item.entitlement_id !== null
    })),
    {
      sale: listing.sale === null ? null : toDiscount(listing.sale.percent, listing.sale.amount_cents),
      coupon: found?.refusal === null ? found.discount : null,
      addedCents: listing.is_pay_what_you_want ? addedCents : 0
    }
  );
  const isUseless = found?.refusal === null && priced?.deductions.coupon === 0;
  const refusal = priced !== null && priced.deductions.sale > 0 ? 'sale_is_better' : 'no_effect';
  return {
    listing,
    quote: priced,
    coupon: isUseless ? { ...found, refusal } : found,
    ownedCount: owned.length,
    ownedEntitlementId: owned[0]?.entitlement_id ?? null,
    isForSale: listing.is_shown && listing.items.every((item) => item.is_for_sale),
    license: listing.license_text ?? licenseTexts[listing.licence],
    numbers: { ...defaultPlatformSettings, ...listing.numbers }
  };
}
