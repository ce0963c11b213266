// Operations of sellers: the pages of a seller in a shop with a past, near duplicates among all listings on sale, and
// uploads of preview media.
import { sql } from 'drizzle-orm';
import { findNearDuplicates } from '#server/services/sealed/near-duplicates.ts';
import type { Database } from '#server/db/client.ts';
import { readSecret } from '#server/read-secret.ts';
import type { Verdict } from './compare-with-targets.ts';
import type { Bench } from './open-bench.ts';
import { measurePercentile } from './measure-percentile.ts';
import { measureSellerPages } from './measure-seller-pages.ts';
import { measureUploads } from './measure-uploads.ts';
import { runServer } from './run-server.ts';
import { seedCatalog } from './seed-catalog.ts';
import { buildRandomPrompt, seedFingerprints } from './seed-fingerprints.ts';
import { seedBuyers } from './seed-shop.ts';

const searches = 400;
const sellerId = 'usr_none';

export async function benchSellerPages(
  { client }: Bench,
  { orders, views }: { readonly orders: number; readonly views: number },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const { verdicts, ...figures } = await measureSellerPages(client.db, { orders, views });
  const past = `${orders.toLocaleString('en')} orders and ${views.toLocaleString('en')} views`;
  show(`A seller's pages after ${past}`, verdicts);
  return figures;
}

/** Of the speed of a bare stream to disk. */
const leastUploadShare = 0.6;

export async function benchUploads(
  { client, environment }: Bench,
  { port }: { readonly port: number },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const [token = ''] = await seedBuyers(client.db, readSecret(environment.DATA_DIR), 1);
  await client.db.execute(
    sql`insert into sellers (user_id, state, created_at) values ('usr_buyer1', 'active', now())`
  );
  const server = await runServer(port, environment);
  const folder = environment.DATA_DIR;
  const figures = await measureUploads({ url: server.url, token, port: port + 1, folder });
  await server.stop();
  const share = figures.bare / figures.stored;
  show('Uploading 50 MB', [
    {
      name: 'all parts stored',
      value: `${figures.stored.toFixed(0)} ms beside ${figures.bare.toFixed(0)} ms for a bare stream to disk: ${(100 * share).toFixed(0)} % of its speed; ${figures.finished.toFixed(0)} ms more to check and copy the video`,
      aim: '≥ 60 %',
      isMet: share >= leastUploadShare
    }
  ]);
  return { ...figures, share };
}

export async function benchNearDuplicates(
  { client }: Bench,
  { sizes }: { readonly sizes: readonly number[] },
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const measured: { listings: number; floor: number; p95: number; found: number }[] = [];
  for (const listings of sizes) {
    await seedCatalog(client.db, listings);
    await seedFingerprints(client.db);
    const floor = await measurePercentile(searches, () =>
      client.db.execute(sql`select slug from listings where id = 'lst_none'`)
    );
    let found = 0;
    const p95 = await measurePercentile(searches, async (number) => {
      const { isCloseToAnother } = await findNearDuplicates(client.db, {
        data: number % 2 === 0 ? await readSold(client.db, number % listings) : buildRandomPrompt(number),
        sellerId,
        slug: null
      });
      found += Number(isCloseToAnother);
    });
    measured.push({ listings, floor, p95, found });
    show(`Near duplicates among ${listings.toLocaleString('en')} listings`, [
      {
        name: 'check of one prompt, every second one a copy',
        value: `p95 ${p95.toFixed(1)} ms beside ${floor.toFixed(1)} ms for one row by its key; ${found} of ${searches / 2} copies found`,
        aim: 'p95 ≤ 50 ms, all found',
        isMet: p95 <= 50 && found === searches / 2
      }
    ]);
  }
  return measured;
}

async function readSold(db: Database, number: number) {
  const { rows } = await db.execute<{ data: ReturnType<typeof buildRandomPrompt> }>(
    sql`select data from sealed.contents where listing_id = ${`lst_${String(number + 1).padStart(26, '0')}`}`
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The listing has a sealed text');
  return row.data;
}
