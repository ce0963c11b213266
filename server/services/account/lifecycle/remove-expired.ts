import { lt } from 'drizzle-orm';
import * as z from 'zod';
import { desktopCodes, mailRequests, sessions, signUps, verifications } from '../../../db/schema/accounts.ts';
import { defineJob } from '../../../context/job.ts';

export const removeExpiredCredentials = defineJob({
  name: 'forget-stale-accounts',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    const currentTime = new Date(now());
    await db.delete(signUps).where(lt(signUps.expiresAt, currentTime));
    await db.delete(mailRequests).where(lt(mailRequests.expiresAt, currentTime));
    await db.delete(desktopCodes).where(lt(desktopCodes.expiresAt, currentTime));
    await db.delete(verifications).where(lt(verifications.expiresAt, currentTime));
    await db.delete(sessions).where(lt(sessions.expiresAt, currentTime));
  }
});
