import { defaultChannels, type NoticeSubject } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { executePrepared } from '../../db/execute-prepared.ts';

export type NewNotice = {
  /** Ids of the people who are told. */
  readonly to: readonly string[];
  /** Names what happened: whoever was told under this key is not told again. */
  readonly key: string;
  readonly subject: NoticeSubject;
};

/** Each is looked up by itself: the planner cannot know how few they are, and would read all of everybody. */
const adding = {
  name: 'add_notices',
  text: `
    insert into notices (id, person_id, key, subject, is_in_app, created_at, mail)
    select wanted.id, u.id, wanted.key, wanted.subject, ways.in_app, $2::timestamptz,
      case when ways.by_mail then 'waiting' else 'none' end
    from jsonb_to_recordset($1::jsonb)
      as wanted (id text, "personId" text, key text, subject jsonb, "inApp" boolean, "byMail" boolean)
    cross join lateral (
      select id from users where id = wanted."personId" and deleted_at is null and not is_demo limit 1
    ) u
    left join lateral (
      select in_app, by_mail from notice_switches where person_id = u.id and kind = wanted.subject ->> 'kind' limit 1
    ) s on true
    cross join lateral (
      select coalesce(s.in_app, wanted."inApp"), coalesce(s.by_mail, wanted."byMail")
    ) ways (in_app, by_mail)
    where ways.in_app or ways.by_mail
    on conflict (person_id, key) do nothing`
};

/** Tells people in the ways they chose, within the transaction in which it happened; a job sends the mails. */
export async function addNotices(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  notices: readonly NewNotice[]
): Promise<void> {
  const wanted = notices.flatMap(({ to, key, subject }) =>
    to.map((personId) => ({ id: newId('ntc'), personId, key, subject, ...defaultChannels[subject.kind] }))
  );
  if (wanted.length > 0) await executePrepared(tx, adding, [wanted, new Date(now()).toISOString()]);
}

/** As `addNotices`, of one thing that happened. */
export const addNotice = (
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  notice: NewNotice
): Promise<void> => addNotices(context, tx, [notice]);
