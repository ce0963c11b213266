import { count, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { QueueItem } from '#shared/contract/cloud/admin/content.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { compareDue, computeDueAt, queueKinds } from '#shared/domain/market/moderation/queue.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { appeals } from '../../../db/schema/audit.ts';
import { CursorId, CursorInstant, decodeCursor, encodeCursor } from '../../cursor.ts';
import { readMailLanguages } from '../../notice/read-mail-languages.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';
import { findClaims } from './claims.ts';
import { selectWaiting, type Waiting } from './select-waiting.ts';

const Cursor = z.tuple([CursorInstant, CursorId]);

type ListContext = Pick<Context, 'db' | 'now'>;

/** Merges the kinds, each read in the order of its own index. */
export async function listQueue(
  context: ListContext,
  { kind, cursor, limit }: InputOf<CloudContract['content.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['content.list']>> {
  const { id: administratorId } = getPerson(request, 'admin.content.read');
  const [dueAt, id] = cursor === undefined ? [] : decodeCursor(cursor, Cursor);
  const behind = dueAt === undefined || id === undefined ? null : { dueAt, id };
  const kinds = kind === undefined ? queueKinds : [kind];
  const parts = await Promise.all(
    kinds.map((each) => selectWaiting(context.db, each, { behind, limit: limit + 1 }))
  );
  const waiting = parts
    .flat()
    .map((item) => ({ ...item, dueAt: computeDueAt(item) }))
    .filter((item) => behind === null || compareDue(item, behind) > 0)
    .toSorted(compareDue);
  const shown = waiting.slice(0, limit);
  const last = waiting.length > limit ? shown.at(-1) : undefined;
  const [open] = await context.db.select({ count: count() }).from(appeals).where(eq(appeals.state, 'open'));
  return {
    items: await describeItems(context, shown, administratorId),
    nextCursor: last === undefined ? null : encodeCursor([last.dueAt, last.id]),
    openAppeals: open?.count ?? 0
  };
}

/** Adds the people with their languages, and the claims. */
export async function describeItems(
  context: ListContext,
  waiting: readonly Waiting[],
  administratorId: string
): Promise<QueueItem[]> {
  const userIds = waiting.flatMap(({ userId }) => userId ?? []);
  const people = await context.db.select(namedPersonColumns).from(users).where(inArray(users.id, userIds));
  const named = new Map(people.map((person) => [person.id, toNamedPerson(person)]));
  const languageOf = await readMailLanguages(context.db, userIds);
  const claims = await findClaims(
    context,
    waiting.map(({ id }) => id),
    administratorId
  );
  return waiting.map(({ kind, id, title, userId, concerned, since, decideBy, reportCount }) => ({
    kind,
    id,
    title,
    person: named.get(userId ?? '') ?? null,
    language: languageOf(userId),
    since,
    decideBy,
    reportCount,
    claim: claims.get(id) ?? null,
    isOwn: concerned.includes(administratorId)
  }));
}
