import { eq } from 'drizzle-orm';
import { defaultChannels, type NoticeSetting, noticeKinds } from '#shared/domain/activity/notice.ts';
import type { Database } from '../../db/client.ts';
import { noticeSettings } from '../../db/schema/notices.ts';

/** How a person is told of each kind, chosen or as everybody begins. */
export async function readNoticeSettings(db: Database, personId: string): Promise<NoticeSetting[]> {
  const rows = await db
    .select({ kind: noticeSettings.kind, inApp: noticeSettings.inApp, byMail: noticeSettings.byMail })
    .from(noticeSettings)
    .where(eq(noticeSettings.personId, personId));
  return noticeKinds.map(
    (kind) => rows.find((chosen) => chosen.kind === kind) ?? { kind, ...defaultChannels[kind] }
  );
}
