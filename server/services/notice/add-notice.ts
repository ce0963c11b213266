import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { defaultChannels, type NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { entitlements } from '../../db/schema/orders.ts';
import { wishlistItems } from '../../db/schema/wishlists.ts';
import { contentHashOf } from '../sealed/sealed-content.ts';

export type NewNotice = {
  /** Ids of the people who are notified. */
  readonly to: readonly string[];
  /** Deduplication key: a person is notified once under it. */
  readonly key: string;
  readonly subject: NoticeSubject;
};

/** Each is looked up by itself: the planner cannot know how few they are, and would read all of everybody. */
const adding = {
  name: 'add_notices',
  text: `
    insert into notices (id, user_id, key, subject, is_in_app, created_at, mail)
    select wanted.id, u.id, wanted.key, wanted.subject, ways.in_app, $2::timestamptz,
      case when ways.by_mail then 'waiting' else 'none' end
    from jsonb_to_recordset($1::jsonb)
      as wanted (id text, "userId" text, key text, subject jsonb, "inApp" boolean, "byMail" boolean)
    cross join lateral (
      select id from users where id = wanted."userId" and deleted_at is null and not is_demo limit 1
    ) u
    left join lateral (
      select in_app, by_mail from notice_settings where user_id = u.id and kind = wanted.subject ->> 'kind' limit 1
    ) s on true
    cross join lateral (
      select coalesce(s.in_app, wanted."inApp"), coalesce(s.by_mail, wanted."byMail")
    ) ways (in_app, by_mail)
    where ways.in_app or ways.by_mail
    on conflict (user_id, key) do nothing`
};

/** Tells people in the ways they chose, within the transaction in which it happened; a job sends the mails. */
export async function addNotices(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  notices: readonly NewNotice[]
): Promise<void> {
  const wanted = notices.flatMap(({ to, key, subject }) =>
    to.map((userId) => ({ id: newId('ntc'), userId, key, subject, ...defaultChannels[subject.kind] }))
  );
  if (wanted.length > 0) await executePrepared(tx, adding, [wanted, new Date(now()).toISOString()]);
}

/** As `addNotices`, of one thing that happened. */
export const addNotice = (
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  notice: NewNotice
): Promise<void> => addNotices(context, tx, [notice]);

type NotifyContext = Pick<Context, 'now' | 'newId'>;
type VersionNews = {
  readonly slug: string;
  readonly title: string;
  readonly priceCents: number;
  readonly priceBefore: number;
  readonly notes: string;
  /** False where the sealed prompt is the same to the letter, as after a change of price. */
  readonly isOtherText: boolean;
};

/**
 * Tells those who bought the listing of a version with another prompt, and those who wish for it that it costs less than before and
 * than when they wished for it. Runs inside the transaction that published it; of a first version nobody is told.
 */
export async function notifyOfNewVersion(
  context: NotifyContext,
  tx: Database,
  { listingId, version }: { readonly listingId: string; readonly version: number }
): Promise<void> {
  if (version === 1) return;
  const news = await readVersionNews(tx, listingId, version);
  const { slug, title, priceCents, priceBefore, notes, isOtherText } = news;
  if (isOtherText)
    await addNotice(context, tx, {
      to: await listHolders(tx, listingId),
      key: `version:${listingId}:${version}`,
      subject: { kind: 'new_version', slug, title, version, notes }
    });
  if (priceCents >= priceBefore) return;
  await addNotice(context, tx, {
    to: await listWishlistHolders(tx, listingId, priceCents),
    key: `price:${listingId}:${version}`,
    subject: {
      kind: 'price_drop',
      slug,
      title,
      before: { cents: priceBefore, currency: 'USD' },
      now: { cents: priceCents, currency: 'USD' }
    }
  });
}

async function readVersionNews(tx: Database, listingId: string, version: number): Promise<VersionNews> {
  const rows = await tx
    .select({
      slug: listings.slug,
      version: listingVersions.version,
      title: listingVersions.title,
      notes: listingVersions.notes,
      priceCents: listingVersions.priceCents,
      contentHash: sql<
        string | null
      >`${sql.raw(contentHashOf('listing_versions.listing_id', 'listing_versions.version'))}`
    })
    .from(listingVersions)
    .innerJoin(listings, eq(listings.id, listingVersions.listingId))
    .where(
      and(eq(listingVersions.listingId, listingId), inArray(listingVersions.version, [version - 1, version]))
    );
  const now = rows.find((row) => row.version === version);
  const before = rows.find((row) => row.version === version - 1);
  if (now === undefined || before === undefined) throw new Error(`${listingId} has no version ${version}`);
  const isOtherText = now.contentHash !== before.contentHash;
  return { ...now, priceBefore: before.priceCents, isOtherText };
}

async function listHolders(tx: Database, listingId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: entitlements.holderId })
    .from(entitlements)
    .where(and(eq(entitlements.listingId, listingId), ne(entitlements.state, 'revoked')));
  return rows.map(({ id }) => id);
}

/** Without buyers of the listing, who are notified of its new version. */
async function listWishlistHolders(tx: Database, listingId: string, priceCents: number): Promise<string[]> {
  const rows = await tx
    .select({ id: wishlistItems.ownerId })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.listingId, listingId), gt(wishlistItems.priceCents, priceCents)));
  const holders = new Set(await listHolders(tx, listingId));
  return rows.map(({ id }) => id).filter((id) => !holders.has(id));
}
