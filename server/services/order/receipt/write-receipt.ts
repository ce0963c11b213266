import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Receipt, ReceiptFile, ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { isTestPayment } from '../../../context/payment-provider.ts';
import { getPerson } from '../../../context/request-context.ts';
import { explainOrder, nameReceipt } from '../read/read-orders.ts';

const sellerUsers = alias(users, 'seller_users');
const bundles = alias(listings, 'bundles');
const bundleVersions = alias(listingVersions, 'bundle_versions');

/** The receipt of one's own paid order; `not_found` otherwise. */
export async function writeReceipt(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Receipt> {
  const person = getPerson({ actor }, 'purchase.read');
  const [found] = await db
    .select({
      order: orders,
      buyerName: users.displayName,
      buyerEmail: users.email,
      sellerName: sellerUsers.displayName,
      bundleTitle: bundleVersions.title
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .innerJoin(sellerUsers, eq(sellerUsers.id, orders.sellerId))
    .leftJoin(bundles, and(eq(bundles.id, orders.listingId), eq(bundles.kind, 'bundle')))
    .leftJoin(
      bundleVersions,
      and(eq(bundleVersions.listingId, bundles.id), eq(bundleVersions.version, orders.version))
    )
    .where(and(eq(orders.id, id), eq(orders.buyerId, person.id)));
  if (found?.order.paidAt == null || found.order.receiptNumber === null)
    throw new ContractFailure('not_found');
  const { order, ...names } = found;
  const lines = await db
    .select({ title: listingVersions.title, version: orderItems.version, cents: orderItems.shareCents })
    .from(orderItems)
    .innerJoin(
      listingVersions,
      and(
        eq(listingVersions.listingId, orderItems.listingId),
        eq(listingVersions.version, orderItems.version)
      )
    )
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.listingId));
  return {
    ...names,
    number: nameReceipt(order.receiptNumber ?? 0),
    issuedAt: order.paidAt?.getTime() ?? 0,
    orderId: order.id,
    lines: lines.map(({ title, version, cents }) => ({ title, version, price: formatDollars(cents) })),
    ...explainOrder(order),
    returned: formatDollars(order.returnedCents),
    provider: order.provider,
    isSandbox: isTestPayment(order.provider)
  };
}

type FileRequest = { readonly id: string; readonly language: ReceiptLanguage };

/** The receipt as a PDF file; the same receipt gives the same bytes. */
export async function makeReceiptFile(
  context: Pick<Context, 'db'>,
  actor: Actor,
  { id, language }: FileRequest
): Promise<ReceiptFile> {
  const receipt = await writeReceipt(context, actor, { id });
  // The PDF library is large and seldom needed, so it is loaded with the first file.
  const { drawReceipt } = await import('./draw-receipt.ts');
  const bytes = await drawReceipt(receipt, language);
  return { name: `Reelwright ${receipt.number}.pdf`, base64: bytes.toString('base64') };
}
