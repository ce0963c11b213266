import { lt } from 'drizzle-orm';
import * as z from 'zod';
import { desktopCodes, mailRequests, sessions, signUps, verifications } from '../../db/schema/accounts.ts';
import { defineJob } from '../../jobs/jobs.ts';

/** What can no longer be used is not kept either. */
export const forgetStaleAccounts = defineJob({
  name: 'forget-stale-accounts',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    const today = new Date(now());
    await db.delete(signUps).where(lt(signUps.expiresAt, today));
    await db.delete(mailRequests).where(lt(mailRequests.expiresAt, today));
    await db.delete(desktopCodes).where(lt(desktopCodes.expiresAt, today));
    await db.delete(verifications).where(lt(verifications.expiresAt, today));
    await db.delete(sessions).where(lt(sessions.expiresAt, today));
  }
});
