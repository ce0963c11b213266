import { lt } from 'drizzle-orm';
import * as z from 'zod';
import { developmentMails, idempotencyKeys, rateLimits } from '../../db/schema/idempotency-and-limits.ts';
import { defineJob } from '../../context/job.ts';

const day = 24 * 60 * 60 * 1000;
/** Longer than the outbox of an offline device retries a write. */
const retentionDays = 90;

/** Removes idempotency records after that, expired rate-limit counters, and development mails after 30 days. */
export const purgeExpiredRequests = defineJob({
  name: 'remove-stale-requests',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    await db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(now() - retentionDays * day)));
    await db.delete(developmentMails).where(lt(developmentMails.sentAt, new Date(now() - 30 * day)));
    await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
  }
});
