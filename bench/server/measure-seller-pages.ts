import { sql } from 'drizzle-orm';
import { type IdPrefix, newId } from '#server/context/new-id.ts';
import type { RequestContext } from '#server/context/request-context.ts';
import type { Database } from '#server/db/client.ts';
import { listEarningsLines } from '#server/services/earnings/list-earnings-lines.ts';
import { listStatements } from '#server/services/earnings/statements.ts';
import { summarizeEarnings } from '#server/services/earnings/summarize-earnings.ts';
import { submitListing } from '#server/services/listing/submit/submit-listing.ts';
import { listTasks } from '#server/services/seller/list-tasks.ts';
import { listOwnListings } from '#server/services/seller/read-seller.ts';
import { getStatistics } from '#server/services/seller/read-statistics.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { addDays, toIsoDate } from '#shared/kit/iso-date.ts';
import { viewSources } from '#shared/domain/market/view-source.ts';
import type { Verdict } from './compare-with-targets.ts';
import { measurePercentile } from './measure-percentile.ts';
import { buildRandomPrompt } from './seed-fingerprints.ts';
import { seedLedger } from './seed-ledger.ts';
import { seedShopListings } from './seed-shop.ts';

const sellerCount = 100;
const listingCount = 10 * sellerCount;
const yearMinutes = 365 * 24 * 60;
const runs = 60;
const mostPageMs = 100;
const mostPublishingMs = 150;

const seller: Person = {
  kind: 'person',
  id: 'usr_seller1',
  roles: ['user', 'seller'],
  status: 'active',
  isVerified: true
};

const request: RequestContext = {
  actor: seller,
  sessionId: null,
  clientAddress: '127.0.0.1',
  requestId: 'bench',
  route: undefined,
  headers: new Headers(),
  addHeader: () => undefined
};

export type SellerPageFigures = {
  /** The 95th percentile of reading one row by its key, in ms. */
  readonly floor: number;
  /** The 95th percentiles of each page's reads, in ms. */
  readonly pages: Readonly<Record<string, number>>;
  /** The 95th percentile of publishing a new prompt without a review, in ms. */
  readonly publishing: number;
};

/** Fills an empty shop with a past, then reads the pages of a seller who made one in a hundred of its sales. */
export async function measureSellerPages(
  db: Database,
  { orders, views }: { readonly orders: number; readonly views: number }
): Promise<SellerPageFigures & { readonly verdicts: readonly Verdict[] }> {
  await seedShopListings(db, listingCount, sellerCount);
  await seedLedger(db, orders, yearMinutes);
  await seedViews(db, views);
  const context = {
    db,
    now: Date.now,
    newId: (prefix: IdPrefix) => newId(prefix, Date.now()),
    payouts: { name: 'sandbox' as const }
  };
  const today = toIsoDate(Date.now()).slice(0, 10);
  const lastDays = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'dashboard, 30 days': () => getStatistics(context, lastDays(30), request),
    'dashboard, a year': () => getStatistics(context, lastDays(365), request),
    'to-do list': () => listTasks(context, request),
    'own listings': () => listOwnListings(context, { limit: 50 }, request),
    earnings: () => summarizeEarnings(context, seller),
    'earnings, newest lines': () => listEarningsLines(context, seller, { limit: 50 }),
    'earnings, held lines': () => listEarningsLines(context, seller, { limit: 50, bucket: 'held' }),
    statements: () => listStatements(context, seller)
  };
  const floor = await measurePercentile(runs, () =>
    db.execute(sql`select slug from listings where id = 'lst_none'`)
  );
  const pages: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) pages[name] = await measurePercentile(runs, read);
  const publishing = await measurePercentile(runs, (number) =>
    submitListing(context, { draft: writeDraft(number), listingId: null, notes: '' }, request)
  );
  const judge = (name: string, ms: number, most: number): Verdict => ({
    name,
    value: `p95 ${ms.toFixed(1)} ms beside ${floor.toFixed(1)} ms for one row by its key`,
    aim: `p95 ≤ ${most} ms`,
    isMet: ms <= most
  });
  const verdicts = [
    ...Object.entries(pages).map(([name, ms]) => judge(name, ms, mostPageMs)),
    judge('publishing', publishing, mostPublishingMs)
  ];
  return { floor, pages, publishing, verdicts };
}

const writeDraft = (number: number) => ({
  kind: 'prompt' as const,
  title: `A new prompt ${number}`,
  description: 'A prompt that was published to be measured.',
  category: 'Documentary',
  tags: [],
  textLanguage: 'English' as const,
  priceCents: 0,
  isPayWhatYouWant: false,
  suggestedCents: null,
  licence: 'personal' as const,
  media: [],
  data: buildRandomPrompt(number)
});

const days = 365;

/** Spreads as many views over all listings, a year of days and all sources, as daily counts. */
async function seedViews(db: Database, views: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into listing_daily_views (listing_id, day, source, views)
      select id, current_date - n, source,
        greatest(1, ${views}::bigint / (${days}::int * ${viewSources.length}::int * count(*) over (partition by n, source)))
      from listings, generate_series(0, ${days - 1}::int) n, unnest(${sql.param([...viewSources])}::text[]) source`);
  });
  await db.execute(sql`vacuum (analyze) listing_daily_views`);
}
