import { desc, gte, sql } from 'drizzle-orm';
import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import type { Context } from '../../context/context.ts';
import { sentMails } from '../../db/schema/notices.ts';

const weekMs = 7 * 86_400_000;
const maxListed = 20;

const count = (kind: 'hard' | 'soft') =>
  sql<number>`count(*) filter (where ${sentMails.bounce} = ${kind})`.mapWith(Number);

/** Those of the last seven days, the newest listed; null where delivery reports are not processed. */
export async function readBounces({
  db,
  now,
  bounceAddress
}: Pick<Context, 'db' | 'now' | 'bounceAddress'>): Promise<Operations['mails']['bounces']> {
  if (bounceAddress === undefined) return null;
  const isRecent = gte(sentMails.bouncedAt, new Date(now() - weekMs));
  const [counts = { hard: 0, soft: 0 }] = await db
    .select({ hard: count('hard'), soft: count('soft') })
    .from(sentMails)
    .where(isRecent);
  const rows = await db
    .select()
    .from(sentMails)
    .where(isRecent)
    .orderBy(desc(sentMails.bouncedAt))
    .limit(maxListed);
  const newest = rows.flatMap(
    ({ id, userId, noticeId, bounce, bouncedAt, bounceStatus, bounceDiagnostic }) =>
      bounce === null || bouncedAt === null
        ? []
        : {
            id,
            userId,
            isNotice: noticeId !== null,
            kind: bounce,
            status: bounceStatus,
            diagnostic: bounceDiagnostic,
            bouncedAt: bouncedAt.getTime()
          }
  );
  return { ...counts, newest };
}
