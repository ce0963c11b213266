import { ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mailLanguages } from '../../db/schema/notices.ts';
import type { MailLanguage } from '../../mail/mail-language.ts';

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
