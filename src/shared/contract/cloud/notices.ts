import * as z from 'zod';
import { Notice, NoticeSetting, noticeKinds } from '../../domain/activity/notice.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

export const noticeProcedures = {
  /** Notices in the app, newest first. */
  'notices.list': query(PageRequest, pageOf(Notice)),
  /** Ids that are not theirs are passed over. */
  'notices.markRead': command(z.object({ ids: z.array(idOf('ntc')).max(100) }), nothing),
  /** One of each kind. */
  'notices.getSettings': query(nothing, z.array(NoticeSetting)),
  /** Kinds that are left out stay as they are. */
  'notices.saveSettings': command(
    z.object({ settings: z.array(NoticeSetting).max(noticeKinds.length) }),
    z.array(NoticeSetting)
  )
} as const;
