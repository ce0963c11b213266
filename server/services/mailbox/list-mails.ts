import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import { developmentMails } from '../../db/schema/idempotency-and-limits.ts';

/** The newest mails first, of everybody or to one address; at most fifty. */
export function listMails({ db }: Pick<Context, 'db'>, recipient: string | undefined) {
  const { recipient: to, id, subject, body, sentAt } = developmentMails;
  return db
    .select({ to, subject, text: body, sentAt })
    .from(developmentMails)
    .where(recipient === undefined ? undefined : eq(to, recipient))
    .orderBy(desc(id))
    .limit(50);
}
