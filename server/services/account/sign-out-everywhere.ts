import { takeCredentials } from '../../auth/answer-headers.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { endSessions } from './end-sessions.ts';
import { getPerson } from './get-person.ts';

/** Here too. */
export async function signOutEverywhere({ db }: AccountContext, request: RequestContext): Promise<void> {
  const { id } = getPerson(request, 'account.manage');
  await endSessions(db, id);
  takeCredentials(request);
}
