import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mailLanguages } from '../../db/schema/notices.ts';
import type { MailLanguage } from '#shared/domain/activity/notice.ts';

/** The language in which each of these people is written to: English where it is not known. */
export async function readMailLanguages(
  db: Database,
  userIds: readonly string[]
): Promise<(userId: string | null) => MailLanguage> {
  const rows = await db
    .select()
    .from(mailLanguages)
    .where(inArray(mailLanguages.userId, [...userIds]));
  const known = new Map(rows.map(({ userId, language }) => [userId, language]));
  return (userId) => known.get(userId ?? '') ?? 'en';
}
