import { eq, ne } from 'drizzle-orm';
import { defaultChannels, noticeKinds, type NoticeSetting } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { mailLanguages, noticeSettings } from '../../db/schema/notices.ts';
import type { MailLanguage } from '../../mail/mail-language.ts';

/** The person's channels for each kind of notice, with defaults. */
async function readNoticeSettings(db: Database, personId: string): Promise<NoticeSetting[]> {
  const rows = await db
    .select({ kind: noticeSettings.kind, inApp: noticeSettings.inApp, byMail: noticeSettings.byMail })
    .from(noticeSettings)
    .where(eq(noticeSettings.personId, personId));
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

export async function saveMailLanguage(
  db: Database,
  personId: string,
  language: MailLanguage
): Promise<void> {
  await db
    .insert(mailLanguages)
    .values({ personId, language })
    .onConflictDoUpdate({
      target: mailLanguages.personId,
      set: { language },
      setWhere: ne(mailLanguages.language, language)
    });
}
