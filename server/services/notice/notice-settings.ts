import { eq, ne } from 'drizzle-orm';
import {
  defaultChannels,
  type MailLanguage,
  noticeKinds,
  type NoticeSetting
} from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { mailLanguages, noticeSettings } from '../../db/schema/notices.ts';

/** The person's channels for each kind of notice, with defaults. */
async function readNoticeSettings(db: Database, userId: string): Promise<NoticeSetting[]> {
  const rows = await db
    .select({ kind: noticeSettings.kind, inApp: noticeSettings.inApp, byMail: noticeSettings.byMail })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId));
  return noticeKinds.map(
    (kind) => rows.find((chosen) => chosen.kind === kind) ?? { kind, ...defaultChannels[kind] }
  );
}

export async function getNoticeSettings(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<NoticeSetting[]> {
  return readNoticeSettings(db, getPerson(request, 'notice.read').id);
}

/** Of a kind that is named twice the last one holds. */
export async function saveNoticeSettings(
  { db }: Pick<Context, 'db'>,
  { settings }: { readonly settings: readonly NoticeSetting[] },
  request: Pick<RequestContext, 'actor'>
): Promise<NoticeSetting[]> {
  const person = getPerson(request, 'notice.read');
  await db.transaction(async (tx) => {
    for (const { kind, inApp, byMail } of settings) {
      await tx
        .insert(noticeSettings)
        .values({ userId: person.id, kind, inApp, byMail })
        .onConflictDoUpdate({
          target: [noticeSettings.userId, noticeSettings.kind],
          set: { inApp, byMail }
        });
    }
  });
  return readNoticeSettings(db, person.id);
}

export async function saveMailLanguage(
  { db }: Pick<Context, 'db'>,
  { language }: { readonly language: MailLanguage },
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id: userId } = getPerson(request, 'notice.read');
  await db
    .insert(mailLanguages)
    .values({ userId, language })
    .onConflictDoUpdate({
      target: mailLanguages.userId,
      set: { language },
      setWhere: ne(mailLanguages.language, language)
    });
}
