import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import { notices } from '../../db/schema/notices.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';

export async function markNoticesRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids }: { readonly ids: readonly string[] },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'notice.read');
  if (ids.length === 0) return;
  await db
    .update(notices)
    .set({ readAt: new Date(now()) })
    .where(and(eq(notices.personId, person.id), inArray(notices.id, [...ids]), isNull(notices.readAt)));
}
