import type { NoticeSetting } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/require-user.ts';
import { readNoticeSettings } from './read-notice-settings.ts';

export async function getNoticeSettings(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<NoticeSetting[]> {
  return readNoticeSettings(db, getPerson(request, 'notice.read').id);
}
