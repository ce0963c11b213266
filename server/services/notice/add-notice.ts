import { sql } from 'drizzle-orm';
import { defaultWays, type NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';

export type NewNotice = {
  /** Ids of the people who are told. */
  readonly to: readonly string[];
  /** Names what happened: whoever was told under this key is not told again. */
  readonly key: string;
  readonly subject: NoticeSubject;
};

/** Tells people in the ways they chose, within the transaction in which it happened; a job sends the mails. */
export async function addNotice(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { to, key, subject }: NewNotice
): Promise<void> {
  if (to.length === 0) return;
  const ids = to.map(() => newId('ntc'));
  const { inApp, byMail } = defaultWays[subject.kind];
  await tx.execute(sql`
    insert into notices (id, person_id, key, subject, is_in_app, created_at, mail)
    select wanted.id, u.id, ${key}, ${JSON.stringify(subject)}::jsonb, ways.in_app,
      to_timestamp(${now() / 1000}::float8), case when ways.by_mail then 'waiting' else 'none' end
    from unnest(${sql.param(ids)}::text[], ${sql.param([...to])}::text[]) wanted (id, person_id)
    join users u on u.id = wanted.person_id and u.deleted_at is null and not u.is_demo
    left join notice_switches s on s.person_id = u.id and s.kind = ${subject.kind}
    cross join lateral (
      select coalesce(s.in_app, ${inApp}), coalesce(s.by_mail, ${byMail})
    ) ways (in_app, by_mail)
    where ways.in_app or ways.by_mail
    on conflict (person_id, key) do nothing`);
}
