import type { NoticeSwitch } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/get-person.ts';
import { readSwitches } from './read-switches.ts';

export async function getSwitches(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<NoticeSwitch[]> {
  return readSwitches(db, getPerson(request, 'notice.read').id);
}
