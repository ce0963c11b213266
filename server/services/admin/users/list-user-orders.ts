import { and, desc, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { CursorId, CursorInstant, decodeCursor, encodeCursor } from '../../cursor.ts';
import { cutPage, readCursor } from './cut-page.ts';
import { namedPersonColumns, toNamedPerson } from './select-users.ts';

type Page = InputOf<CloudContract['users.listOrders']>;

/** The person's orders, unpaid ones included, newest first. */
export async function listUserOrders(
  { db }: Pick<Context, 'db'>,
  { id, cursor, limit }: Page
): Promise<OutputOf<CloudContract['users.listOrders']>> {
  const before = readCursor(cursor);
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      grossCents: orders.grossCents,
      createdAt: orders.createdAt,
      title: listingVersions.title,
      slug: listings.slug,
      seller: namedPersonColumns
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
    )
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(and(eq(orders.buyerId, id), before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ seller, grossCents, createdAt, ...order }) => ({
    ...order,
    seller: toNamedPerson(seller),
    price: formatDollars(grossCents),
    createdAt: createdAt.getTime()
  }));
}

type Refund = OutputOf<CloudContract['users.listRefunds']>['items'][number];
type RefundRow = Omit<Refund, 'amount' | 'requestedAt'> & {
  readonly cents: number | null;
  /** As text. */
  readonly requestedAt: string;
};

const requestedAtMs = sql.raw('(extract(epoch from r.requested_at) * 1000)::bigint');
const RefundCursor = z.tuple([CursorInstant, CursorId]);

/** Money that went back to the person as a buyer, and their requests for it, newest first. */
export async function listUserRefunds(
  { db }: Pick<Context, 'db'>,
  { id, cursor, limit }: Page
): Promise<OutputOf<CloudContract['users.listRefunds']>> {
  const [at, last] = cursor === undefined ? [] : decodeCursor(cursor, RefundCursor);
  const isOlder = at === undefined ? sql`true` : sql`(at, id) < (${at}::bigint, ${last})`;
  const { rows } = await db.execute<RefundRow>(sql`
    with own as (
      select o.id, v.title from orders o
      join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
      where o.buyer_id = ${id}
    ),
    both_kinds as (
      select r.id, 'request' as kind, r.order_id, own.title, r.state, null::int as cents, r.reason,
        ${requestedAtMs} as at
      from own join refund_requests r on r.order_id = own.id
      union all
      select r.id, 'refund', r.order_id, own.title, r.state, r.cents, r.reason, ${requestedAtMs}
      from own join refunds r on r.order_id = own.id
    )
    select id, kind, order_id as "orderId", title, state, cents, reason, at as "requestedAt" from both_kinds
    where ${isOlder} order by at desc, id desc limit ${limit + 1}`);
  const items = rows.slice(0, limit).map(({ cents, requestedAt, ...refund }) => ({
    ...refund,
    amount: cents === null ? null : formatDollars(cents),
    requestedAt: Number(requestedAt)
  }));
  const end = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: end === undefined ? null : encodeCursor([end.requestedAt, end.id]) };
}
