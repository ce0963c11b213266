import { eq } from 'drizzle-orm';
import { defaultWays, type NoticeSwitch, noticeKinds } from '#shared/domain/activity/notice.ts';
import type { Database } from '../../db/client.ts';
import { noticeSwitches } from '../../db/schema/notices.ts';

/** How a person is told of each kind, chosen or as everybody begins. */
export async function readSwitches(db: Database, personId: string): Promise<NoticeSwitch[]> {
  const rows = await db
    .select({ kind: noticeSwitches.kind, inApp: noticeSwitches.inApp, byMail: noticeSwitches.byMail })
    .from(noticeSwitches)
    .where(eq(noticeSwitches.personId, personId));
  return noticeKinds.map(
    (kind) => rows.find((chosen) => chosen.kind === kind) ?? { kind, ...defaultWays[kind] }
  );
}
