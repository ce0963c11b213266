import { sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { LicenseName, ListedPrompt, ListingCard, ListingPage } from '#shared/domain/market/listing.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { defaultPlatformSettings } from '#shared/domain/market/platform-settings.ts';
import type { Context } from '../../../context/context.ts';
import { getPreparedStatement } from '../../../db/prepared-statements.ts';
import { licenseTextOf } from '../../legal-text/read-legal-texts.ts';
import { cardColumns, type CardRow, type CoverRow, toCard, toMediaFile } from './listing-card.ts';

type PageRow = CardRow & {
  readonly description: string;
  readonly suggested_cents: number | null;
  readonly tags: string[];
  readonly version: number;
  readonly updated_ms: number;
  readonly licence: LicenseName;
  /** Null while the first version of it holds. */
  readonly license_text: LegalText | null;
  readonly prompts: ListedPrompt[];
  readonly stars: ListingPage['stars'];
  readonly sales_count: number;
  readonly media: CoverRow[];
  /** The refund window of an order placed now; null where it was never configured. */
  readonly refund_days: number | null;
};

/** Everything that a listing's own page shows. `not_found` for one that is not to be seen. */
export async function getListing(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { slug }: { readonly slug: string }
): Promise<ListingPage> {
  const [row] = await getPreparedStatement<PageRow>(db, 'get_listing', writePage).execute({
    slug,
    now: new Date(now()).toISOString()
  });
  if (row === undefined) throw new ContractFailure('not_found');
  return {
    ...toCard(row, now()),
    description: row.description,
    suggested: row.suggested_cents === null ? null : formatDollars(row.suggested_cents),
    tags: row.tags,
    version: row.version,
    updatedAt: row.updated_ms,
    licence: row.licence,
    licenseText: row.license_text ?? licenseTexts[row.licence],
    media: row.media.map(toMediaFile),
    prompts: row.prompts,
    bundle: row.kind === 'bundle' ? await getBundle({ db, now }, row) : null,
    stars: row.stars,
    salesCount: row.sales_count,
    refund: { windowDays: row.refund_days ?? defaultPlatformSettings.refundWindowDays }
  };
}

const writePage = () => sql`
  select ${cardColumns}, n.tags, n.version, n.sales_count, v.description, v.suggested_cents, v.licence, v.prompts, l.stars,
    (extract(epoch from l.updated_at) * 1000)::float8 as updated_ms,
    (
      select value from platform_settings where name = 'refundWindowDays' and effective_at <= now() and cancelled_at is null
      order by effective_at desc limit 1
    ) as refund_days,
    ${sql.raw(licenseTextOf('v.licence', 'instant.now'))} as license_text,
    coalesce((
      select jsonb_agg(jsonb_build_object('key', m.media_key, 'kind', m.kind, 'alt', m.alt, 'width', m.width,
        'height', m.height, 'posterKey', m.poster_key, 'model', m.model, 'madeOn', m.made_on) order by m.position)
      from listing_media m where m.listing_id = v.listing_id and m.version = v.version
    ), '[]') as media
  from listing_search n
  join users u on u.id = n.seller_id
  join listings l on l.id = n.listing_id
  join listing_versions v on v.listing_id = n.listing_id and v.version = n.version
  cross join (select ${sql.placeholder('now')}::timestamptz as now) instant
  where n.slug = ${sql.placeholder('slug')} and n.until_epoch = 9007199254740991`;

/** The items of a bundle that are on sale, and the titles of those that no longer are. */
async function getBundle(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { listing_id, version }: PageRow
): Promise<NonNullable<ListingPage['bundle']>> {
  const [{ rows }, gone] = await Promise.all([
    db.execute<CardRow>(sql`
      select ${cardColumns}
      from bundle_items i
      join listing_search n on n.listing_id = i.item_id and n.until_epoch = 9007199254740991
      join users u on u.id = n.seller_id
      where i.bundle_id = ${listing_id} and i.bundle_version = ${version}
      order by i.position`),
    db.execute<{ readonly title: string }>(sql`
      select v.title
      from bundle_items i
      join listings l on l.id = i.item_id and l.state <> 'published'
      join listing_versions v on v.listing_id = l.id and v.version = l.version
      where i.bundle_id = ${listing_id} and i.bundle_version = ${version}
      order by i.position`)
  ]);
  const moment = now();
  const items = rows.map((row) => toCard(row, moment));
  const cents = items.reduce((sum, { price }) => sum + price.cents, 0);
  return { items, sum: { cents, currency: 'USD' }, unavailable: gone.rows.map(({ title }) => title) };
}

/** Of its category the ones that are most looked at: enough to choose the nearest from. */
const candidates = 60;
const maxSimilarListings = 6;

/** The nearest of the same category: those with the most tags and models in common. */
export async function listSimilar(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { slug }: { readonly slug: string }
): Promise<ListingCard[]> {
  const { rows } = await db.execute<CardRow & { readonly own_id: string; readonly is_own: boolean }>(sql`
    with own as (
      select * from listing_search where slug = ${slug} and until_epoch = 9007199254740991
    )
    select ${cardColumns}, n.listing_id = own.listing_id as is_own
    from own
    cross join lateral (
      (select * from listing_search s
        where s.category = own.category and s.until_epoch = 9007199254740991 and s.listing_id <> own.listing_id
        order by s.trending desc, s.listing_id desc limit ${candidates})
      union all
      select own.*
    ) n
    join users u on u.id = n.seller_id
    order by is_own desc,
      cardinality(array(select unnest(n.tags) intersect select unnest(own.tags))) * 2
        + cardinality(array(select unnest(n.models) intersect select unnest(own.models))) desc,
      n.trending desc, n.listing_id desc
    limit ${maxSimilarListings + 1}`);
  if (rows.length === 0) throw new ContractFailure('not_found');
  const moment = now();
  return rows.filter(({ is_own }) => !is_own).map((row) => toCard(row, moment));
}
