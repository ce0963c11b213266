import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { firstIdOf } from '../../context/new-id.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { toPerson } from '../listing/read/listing-card.ts';

const Cursor = z.tuple([CursorId]);

/** Entries of the audit log, newest first. Ids ascend with time, so that a list goes on by the last id alone. */
export async function listAuditEntries(
  { db }: Pick<Context, 'db'>,
  { cursor, limit, action, actorId, subjectId, from, until }: InputOf<CloudContract['auditEntries.list']>
): Promise<OutputOf<CloudContract['auditEntries.list']>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, Cursor);
  const rows = await db
    .select({
      ...getTableColumns(auditEntries),
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.id, before),
        action === undefined ? undefined : eq(auditEntries.action, action),
        actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        from === undefined ? undefined : isSince(from),
        until === undefined ? undefined : isBefore(until)
      )
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const names = await findNames(
    db,
    shown.map(({ subjectId: id }) => id)
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.createdAt.getTime(),
      action: row.action,
      actor: toActor(row),
      subject: { id: row.subjectId, name: names.get(row.subjectId) ?? null },
      reason: row.reason,
      details: row.details
    })),
    nextCursor: last === undefined ? null : encodeCursor([last.id])
  };
}

/** The clock may have moved on between an entry's id and its moment. */
const idToleranceMs = 1000;

/** The bound of the id lets the index of each filter answer a range of time too. */
const isSince = (at: number) =>
  and(
    gte(auditEntries.createdAt, new Date(at)),
    gte(auditEntries.id, firstIdOf('aud', Math.max(0, at - idToleranceMs)))
  );
const isBefore = (at: number) =>
  and(lt(auditEntries.createdAt, new Date(at)), lt(auditEntries.id, firstIdOf('aud', at + idToleranceMs)));

type ActorRow = {
  readonly actorId: string | null;
  readonly username: string | null;
  readonly displayName: string | null;
  readonly avatarKey: string | null;
};

const toActor = ({ actorId, username, displayName, avatarKey }: ActorRow) =>
  actorId === null || username === null || displayName === null
    ? null
    : { id: actorId, ...toPerson({ username, displayName, avatarKey }) };

/** The names of the people and the titles of the listings among these ids. */
async function findNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const of = (prefix: string) => ids.filter((id) => id.startsWith(prefix));
  const people = await db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(inArray(users.id, of('usr_')));
  const titled = await db
    .select({ id: listings.id, name: sql<string>`coalesce(${listingVersions.title}, ${listings.slug})` })
    .from(listings)
    .leftJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(inArray(listings.id, of('lst_')));
  return new Map([...people, ...titled].map(({ id, name }) => [id, name]));
}
