// Commands of sellers: what they sell, at which price, and whether they do.
import { sql } from 'drizzle-orm';
import type { Context } from '#server/context/context.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { decideListing } from '#server/services/listing/submit/decide-listing.ts';
import { setOnSale } from '#server/services/listing/submit/set-on-sale.ts';
import { submitListing } from '#server/services/listing/submit/submit-listing.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { CommandEffects } from './command-effects.ts';
import { expectAnnouncement } from './follow-commands.ts';
import { at, type ModelRun } from './model-run.ts';
import { requestOf } from './request-of.ts';
import type { Goods, ModelSeller } from './seed-goods.ts';
import { writeBundle, writePrompt } from './write-drafts.ts';

/** Submits it, and approves it where that is asked for. */
async function publish(
  context: Context,
  { person }: ModelSeller,
  draft: ListingDraft,
  listingId: string | null
): Promise<void> {
  const submission = { draft, listingId, notes: '' };
  const { id, isPublished } = await submitListing(context, submission, requestOf(person));
  if (isPublished) return;
  const { rows } = await context.db.execute<{ readonly id: string }>(
    sql`select id from listing_submissions where listing_id = ${id} and state = 'pending'`
  );
  const decision = { outcome: 'approved', reason: 'It is fine.', actorId: null } as const;
  await decideListing(context, { id: rows[0]?.id ?? '', ...decision });
}

type Listed = Pick<Goods, 'isOnSale' | 'cents' | 'isPayWhatYouWant' | 'itemIds'>;

/** Listings known to be on sale: as the seller was told, or, where the server died, as it was left. */
export async function learn(
  { market, faults }: ModelRun,
  sold: Goods,
  isHeard: boolean,
  changes: Partial<Listed>
): Promise<void> {
  const { isOnSale, cents, isPayWhatYouWant, itemIds } = sold;
  const before: Listed = { isOnSale, cents, isPayWhatYouWant, itemIds };
  const after: Listed = { ...before, ...changes };
  if (isHeard) return void Object.assign(sold, after);
  const { rows } = await market.database.db.execute<Listed>(sql`
    select l.state = 'published' as "isOnSale", v.price_cents as cents,
      v.is_pay_what_you_want as "isPayWhatYouWant", case l.kind when 'prompt' then array[l.id] else array(select item_id from bundle_items
        where bundle_id = l.id and bundle_version = l.version order by position) end as "itemIds"
    from listings l join listing_versions v on v.listing_id = l.id and v.version = l.version
    where l.id = ${sold.id}`);
  const left = JSON.stringify(rows[0]);
  if (![JSON.stringify(before), JSON.stringify(after)].includes(left))
    faults.push(`${sold.id} was left half changed: ${left}`);
  Object.assign(sold, rows[0]);
}

async function putOnSale(modelRun: ModelRun, what: number, isOnSale: boolean): Promise<void> {
  const sold = at(modelRun.goods, what);
  if (sold === undefined) return;
  const isHeard = await modelRun.serve((context) =>
    setOnSale(context, { id: sold.id, isOnSale }, requestOf(sold.seller.person))
  );
  await learn(modelRun, sold, isHeard, { isOnSale });
}

export const listingCommands: CommandEffects<
  'list' | 'change the price' | 'edit the bundle' | 'archive' | 'republish'
> = {
  list: async (modelRun, act) => {
    const seller = at(modelRun.sellers, act.seller);
    if (seller === undefined) return;
    const title = `Listed ${modelRun.goods.length}`;
    const { db } = modelRun.market.database;
    const known = modelRun.goods.map(({ id }) => id);
    const isHeard = await modelRun.serve((context) =>
      publish(context, seller, writePrompt(modelRun, title, 0), null)
    );
    const { rows } = await db.execute<{ readonly id: string; readonly slug: string }>(sql`
      select id, slug from listings where seller_id = ${seller.person.id} and state = 'published'
        and slug in (select slug from listing_versions v join listings on listings.id = v.listing_id
          where v.title = ${`${title} ${modelRun.mark}`}) and id <> all(${sql.param(known)}::text[])`);
    const [listed] = rows;
    if (listed === undefined) {
      if (isHeard) modelRun.faults.push(`${title} was listed and is not there`);
      return;
    }
    const price = { cents: 0, isPayWhatYouWant: false };
    modelRun.goods.push({ ...listed, seller, itemIds: [listed.id], ...price, isOnSale: true });
    expectAnnouncement(modelRun, seller, listed.slug);
  },
  'change the price': async (modelRun, { what, cents, isPayWhatYouWant }) => {
    const sold = at(
      modelRun.goods.filter(({ id, itemIds }) => itemIds.includes(id)),
      what
    );
    if (sold === undefined) return;
    // Another sealed text each time, so that buyers own one version and are offered the next.
    const concept = `${modelRun.secret}, written for ${cents} cents at ${modelRun.market.clock.now}`;
    const draft = writePrompt(modelRun, 'A lamp in the fog', cents, isPayWhatYouWant, concept);
    const sellerId = sold.seller.person.id;
    // Submitting it would need preview media.
    const isHeard = await modelRun.serve(async (context) => {
      await publishVersion(context, context.db, { draft, sellerId, listingId: sold.id });
    });
    await learn(modelRun, sold, isHeard, { isOnSale: true, cents, isPayWhatYouWant });
  },
  'edit the bundle': async (modelRun, { items, cents }) => {
    const bundle = modelRun.goods.find(({ id, itemIds }) => !itemIds.includes(id));
    if (bundle === undefined) return;
    const parts = items.flatMap((place) => modelRun.goods[place] ?? []);
    const isValid =
      parts.every(({ isOnSale }) => isOnSale) && cents <= parts.reduce((sum, part) => sum + part.cents, 0);
    const itemIds = parts.map(({ id }) => id);
    const draft = writeBundle(modelRun, itemIds, cents);
    const isHeard = await modelRun.serve(async (context) => {
      const isTaken = await publish(context, bundle.seller, draft, bundle.id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ContractFailure && error.code === 'bundle_not_valid') return false;
          throw error;
        }
      );
      if (isTaken !== isValid)
        modelRun.faults.push(`${JSON.stringify(draft)} was ${isTaken ? 'taken' : 'refused'}`);
    });
    await learn(modelRun, bundle, isHeard, isValid ? { isOnSale: true, cents, itemIds } : {});
  },
  archive: (modelRun, { what }) => putOnSale(modelRun, what, false),
  republish: (modelRun, { what }) => putOnSale(modelRun, what, true)
};
