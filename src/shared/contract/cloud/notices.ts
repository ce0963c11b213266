import * as z from 'zod';
import { MailLanguage, Notice, NoticeSetting, noticeKinds } from '../../domain/activity/notice.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

export const noticeProcedures = {
  /** Notices in the app, newest first; only those before one that is named. */
  'notices.list': query(PageRequest.extend({ before: idOf('ntc').optional() }), pageOf(Notice)),
  /** Ids that are not theirs are passed over. */
  'notices.markRead': command(z.object({ ids: z.array(idOf('ntc')).max(100) }), nothing),
  /** One of each kind. */
  'notices.getSettings': query(nothing, z.array(NoticeSetting)),
  /** Kinds that are left out stay as they are. */
  'notices.saveSettings': command(
    z.object({ settings: z.array(NoticeSetting).max(noticeKinds.length) }),
    z.array(NoticeSetting)
  ),
  /** The language that this person's app was last seen in, in which mails are written that no request brings about. */
  'mailLanguage.save': command(z.object({ language: MailLanguage }), nothing)
} as const;
