import { eq } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import { wishes } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';

export async function listMarks(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<{ listingIds: string[] }> {
  const { id } = getPerson(request, 'wishlist.manage');
  const rows = await db.select({ id: wishes.listingId }).from(wishes).where(eq(wishes.ownerId, id));
  return { listingIds: rows.map((row) => row.id) };
}
