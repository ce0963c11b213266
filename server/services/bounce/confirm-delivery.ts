import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sentMails, undeliverableAddresses } from '../../db/schema/notices.ts';

/** The person followed a link that was mailed to the address they now have: notices are mailed there again. */
export async function confirmDelivery(tx: Database, userId: string): Promise<void> {
  await tx.delete(undeliverableAddresses).where(eq(undeliverableAddresses.userId, userId));
  await tx
    .update(sentMails)
    .set({ isSuperseded: true })
    .where(and(eq(sentMails.userId, userId), eq(sentMails.isSuperseded, false)));
}
