import { type SQL, sql } from 'drizzle-orm';
import type { ProviderName } from '../../context/payment-provider.ts';

/**
 * True where the order of an earning was paid through the provider: it pays out only what came in through it, so that
 * money of the sandbox never becomes real. Takes the statement's own word for the order's id.
 */
export const isPayableBy = (provider: ProviderName, orderId: SQL): SQL =>
  sql`exists (select from orders paid where paid.id = ${orderId} and paid.provider = ${provider})`;
