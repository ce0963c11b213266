import { asc, gt } from 'drizzle-orm';
import type { PlatformState } from '#shared/contract/cloud/server.ts';
import { isShownAt } from '#shared/domain/activity/announcement.ts';
import type { Context } from '../../context/context.ts';
import { announcements } from '../../db/schema/platform.ts';

type Announcement = typeof announcements.$inferSelect;

/** Those that are shown now or later. */
export const readAnnouncements = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Announcement[]> =>
  db
    .select()
    .from(announcements)
    .where(gt(announcements.endsAt, new Date(now())))
    .orderBy(asc(announcements.startsAt), asc(announcements.id));

export const toShown = (rows: readonly Announcement[], now: number): PlatformState['announcements'] =>
  rows
    .map(({ id, tone, texts, startsAt, endsAt }) => ({
      shown: { id, tone, texts, endsAt: endsAt.getTime() },
      startsAt: startsAt.getTime()
    }))
    .filter(({ shown: { endsAt }, startsAt }) => isShownAt({ startsAt, endsAt }, now))
    .map(({ shown }) => shown);
