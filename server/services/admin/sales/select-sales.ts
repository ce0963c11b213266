import { type SQL, sql } from 'drizzle-orm';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';

const mostSellers = 50;
const mostListings = 20;

/** Of one period, category, model, country, seller or listing, or of the ledger, which has columns of its own. Sums are text. */
export type SalesRow = {
  readonly kind: 'period' | 'category' | 'model' | 'country' | 'seller' | 'top' | 'falling' | 'ledger';
  /** The number of the period, with 0 for the range before; a category, a model, a country, the id of a seller or a slug. */
  readonly key: string;
  readonly name: string | null;
  readonly handle: string | null;
  readonly avatarKey: string | null;
} & Readonly<
  Record<'sales' | 'gross' | 'refunded' | 'disputed' | 'commission' | 'fees', string> &
    Record<'netBefore' | 'net' | 'earned' | 'due', string | null>
>;

const sums = sql`sum(sales) as sales, sum(gross) as gross, sum(refunded) as refunded, sum(disputed) as disputed,
  sum(commission) as commission, sum(fees) as fees`;
const figures = sql`sales, gross, refunded, disputed, commission, fees`;
const net = sql`gross - refunded - disputed`;

/** `periods` are the first days of the range's periods; what is before the first of them is the range before. */
export const selectSales = (
  range: StatisticsRange,
  before: StatisticsRange,
  periods: readonly string[]
): SQL => sql`
  with days as (
    select listing_id, width_bucket(day, ${sql.param([...periods])}::date[]) as period, sales, gross_cents as gross,
      refunded_cents as refunded, disputed_cents as disputed, commission_cents as commission, fee_cents as fees
    from listing_daily_counts where day between ${before.from} and ${range.to}
  ),
  counted as materialized (
    select listing_id, period, period = 0 as is_before, ${sums}
    from days group by grouping sets ((listing_id, period = 0), (period))
  ),
  -- A listing that had sales in one of the two ranges only has no row of the other.
  listed as materialized (
    select l.slug, l.seller_id, v.title, coalesce(a.category_key, v.category) as category, v.models, coalesce(n.sales, 0) as sales,
      coalesce(n.gross, 0) as gross, coalesce(n.refunded, 0) as refunded, coalesce(n.disputed, 0) as disputed,
      coalesce(n.commission, 0) as commission, coalesce(n.fees, 0) as fees,
      coalesce(b.gross - b.refunded - b.disputed, 0) as net_before
    from (select * from counted where listing_id is not null and not is_before) n
    full join (select * from counted where listing_id is not null and is_before) b using (listing_id)
    join listings l on l.id = listing_id
    join listing_versions v on v.listing_id = l.id and v.version = l.version
    left join category_aliases a on a.alias = lower(v.category)
  ),
  sold as (select * from listed where sales <> 0 or gross <> 0 or refunded <> 0 or disputed <> 0 or fees <> 0)
  (select 'period' as kind, period::text as key, null as name, null as handle, null as "avatarKey", ${figures},
    null::numeric as "netBefore", null::numeric as net, null::numeric as earned, null::numeric as due
    from counted where listing_id is null)
  union all
  (select 'category', category, null, null, null, ${sums}, null, null, null, null
    from sold group by category order by sum(${net}) desc, category)
  union all
  (select 'model', model, null, null, null, ${sums}, null, null, null, null
    from sold cross join unnest(models) model group by model order by sum(${net}) desc, model)
  union all
  (select 'country', country, null, null, null, ${sums}, null, null, null, null from (
    select country, sales, gross_cents as gross, refunded_cents as refunded, disputed_cents as disputed,
      commission_cents as commission, fee_cents as fees
    from country_daily_sales where day between ${range.from} and ${range.to}) placed group by country)
  union all
  (select 'seller', u.id, u.display_name, u.username, u.avatar_key, ${figures}, null, null, null, null
    from (select seller_id, ${sums} from sold group by 1 order by sum(${net}) desc, seller_id limit ${mostSellers}) s
    join users u on u.id = s.seller_id order by ${net} desc, u.id)
  union all
  (select 'top', slug, title, null, null, ${figures}, net_before, null, null, null
    from sold where ${net} > 0 order by ${net} desc, slug limit ${mostListings})
  union all
  (select 'falling', slug, title, null, null, ${figures}, net_before, null, null, null
    from listed where ${net} < net_before order by ${net} - net_before, slug limit ${mostListings})
  union all
  (select 'ledger', '', null, null, null, 0, 0, 0, 0,
    -sum(commission_cents) filter (where day >= ${range.from}), sum(fee_cents) filter (where day >= ${range.from}), null,
    sum(cash_cents + fee_cents) filter (where day >= ${range.from}),
    -sum(seller_cents) filter (where day >= ${range.from}), -sum(seller_cents + payout_cents)
    from ledger_daily_totals where day <= ${range.to})`;
