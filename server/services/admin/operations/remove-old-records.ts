import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { firstIdOf } from '../../../context/new-id.ts';
import { defineJob } from '../../../context/job.ts';
import { sentMails } from '../../../db/schema/notices.ts';
import { invariantRuns, routeFailures, serviceDays } from '../../../db/schema/technical-records.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days that the status page shows. */
export const statusDays = 90;

/** Removes what operations no longer show. A completed job goes early, since its payload may name a person. */
export const removeOldRecords = defineJob({
  name: 'remove-old-records',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: async ({ db, now }) => {
    const before = (ms: number) => new Date(now() - ms);
    await db.execute(sql`delete from pgboss.job
      where state = 'completed' and completed_on < ${before(hourMs).toISOString()}`);
    await db.delete(invariantRuns).where(lt(invariantRuns.checkedAt, before(30 * dayMs)));
    await db.delete(sentMails).where(lt(sentMails.id, firstIdOf('eml', now() - 30 * dayMs)));
    await db.delete(routeFailures).where(lt(routeFailures.hour, before(7 * dayMs)));
    await db
      .delete(serviceDays)
      .where(lt(serviceDays.day, toIsoDate(now() - statusDays * dayMs).slice(0, 10)));
  }
});
