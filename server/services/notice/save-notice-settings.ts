import type { NoticeSetting } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import { noticeSettings } from '../../db/schema/notices.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { readNoticeSettings } from './read-notice-settings.ts';

/** Of a kind that is named twice the last one holds. */
export async function saveNoticeSettings(
  { db }: Pick<Context, 'db'>,
  { switches }: { readonly switches: readonly NoticeSetting[] },
  request: RequestContext
): Promise<NoticeSetting[]> {
  const person = getPerson(request, 'notice.read');
  await db.transaction(async (tx) => {
    for (const { kind, inApp, byMail } of switches) {
      await tx
        .insert(noticeSettings)
        .values({ personId: person.id, kind, inApp, byMail })
        .onConflictDoUpdate({
          target: [noticeSettings.personId, noticeSettings.kind],
          set: { inApp, byMail }
        });
    }
  });
  return readNoticeSettings(db, person.id);
}
