import { lt } from 'drizzle-orm';
import * as z from 'zod';
import { developmentMails, idempotencyKeys, rateLimits } from '../../db/schema/requests.ts';
import { defineJob } from '../../jobs/jobs.ts';

const day = 24 * 60 * 60 * 1000;
/** Longer than anything waits in the outbox of a device without a connection. */
const keptDays = 90;

/** Forgets answers after that, counters once their time is over, and a development mailbox's mails after a month. */
export const removeStaleRequests = defineJob({
  name: 'remove-stale-requests',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now() - keptDays * day)));
    await db.delete(developmentMails).where(lt(developmentMails.sentAt, new Date(now() - 30 * day)));
    await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
  }
});
