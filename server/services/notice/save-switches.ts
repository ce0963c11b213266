import type { NoticeSwitch } from '#shared/domain/activity/notice.ts';
import type { Context } from '../../context.ts';
import { noticeSwitches } from '../../db/schema/notices.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/get-person.ts';
import { readSwitches } from './read-switches.ts';

/** Of a kind that is named twice the last one holds. */
export async function saveSwitches(
  { db }: Pick<Context, 'db'>,
  { switches }: { readonly switches: readonly NoticeSwitch[] },
  request: RequestContext
): Promise<NoticeSwitch[]> {
  const person = getPerson(request, 'notice.read');
  await db.transaction(async (tx) => {
    for (const { kind, inApp, byMail } of switches) {
      await tx
        .insert(noticeSwitches)
        .values({ personId: person.id, kind, inApp, byMail })
        .onConflictDoUpdate({
          target: [noticeSwitches.personId, noticeSwitches.kind],
          set: { inApp, byMail }
        });
    }
  });
  return readSwitches(db, person.id);
}
