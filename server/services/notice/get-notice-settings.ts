import type { NoticeSetting } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { readNoticeSettings } from './read-notice-settings.ts';

export async function getNoticeSettings(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<NoticeSetting[]> {
  return readNoticeSettings(db, getPerson(request, 'notice.read').id);
}
