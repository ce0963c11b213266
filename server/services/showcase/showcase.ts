import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { looksLikeSpam } from '#shared/domain/market/spam-guard.ts';
import { showcaseTransitions } from '#shared/domain/market/states.ts';
import { readVideoAddress, videoUrl } from '#shared/domain/market/video-address.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../context/context.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';
import { CursorId, CursorInstant, decodeCursor, encodeCursor } from '../cursor.ts';

type Row = typeof showcaseEntries.$inferSelect;

/** The public fields of an entry; its sender is not among them. */
const toShown = ({ id, title, creator, model, note, host, videoId, data }: Row) => ({
  id,
  title,
  creator,
  model,
  note,
  video: { host, id: videoId, url: videoUrl(host, videoId) },
  data
});

/**
 * Keeps a video until an administrator looked at it. Its address is read, never opened; one that is no video of a
 * known host is `invalid_input`, a bought prompt `resale_not_allowed`. Spam and a video that waits or is shown already are answered the same.
 */
export async function submitShowcase(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { entry, guard }: InputOf<CloudContract['showcase.submit']>
): Promise<OutputOf<CloudContract['showcase.submit']>> {
  if (!can(actor, 'showcase.submit')) throw new ContractFailure('forbidden');
  // The prompt is shown to everybody, which no license of a bought one allows.
  if (readOrigin(entry.data) !== null) throw new ContractFailure('resale_not_allowed');
  const { videoUrl: address, ...details } = entry;
  const video = readVideoAddress(address);
  if (video === undefined)
    throw new ContractFailure('invalid_input', 'The address is of no video that can be shown');
  const id = newId('shw');
  if (looksLikeSpam(guard)) return { id };
  await db
    .insert(showcaseEntries)
    .values({
      ...details,
      id,
      state: 'pending',
      submitterId: actor.kind === 'person' ? actor.id : null,
      host: video.host,
      videoId: video.id,
      submittedAt: new Date(now())
    })
    .onConflictDoNothing();
  return { id };
}

/** Shows an entry, refuses it, or takes a shown one out; who did it and why is kept. `conflict` where it may not move. */
export async function decideShowcase(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { id, isApproved, reason }: InputOf<CloudContract['showcase.decide']>
): Promise<undefined> {
  if (actor.kind !== 'person' || !can(actor, 'showcase.moderate')) throw new ContractFailure('forbidden');
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const [entry] = await tx.select().from(showcaseEntries).where(eq(showcaseEntries.id, id)).for('update');
    if (entry === undefined) throw new ContractFailure('not_found');
    const state = isApproved ? 'approved' : 'refused';
    if (!canTransition(showcaseTransitions, entry.state, state)) throw new ContractFailure('conflict');
    const moment = new Date(now());
    await tx.update(showcaseEntries).set({ state, decidedAt: moment }).where(eq(showcaseEntries.id, id));
    await addAuditEntry(context, tx, {
      actorId: actor.id,
      action: isApproved ? 'showcase.approve' : 'showcase.refuse',
      subjectId: id,
      reason
    });
  });
}

const EntryCursor = z.tuple([CursorId]);

/** Entries that wait for an administrator, oldest first. */
export async function listPending(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { cursor, limit }: InputOf<CloudContract['showcase.listPending']>
): Promise<OutputOf<CloudContract['showcase.listPending']>> {
  if (!can(actor, 'showcase.moderate')) throw new ContractFailure('forbidden');
  const behind = cursor === undefined ? undefined : decodeCursor(cursor, EntryCursor)[0];
  const { state, id } = showcaseEntries;
  const rows = await db
    .select()
    .from(showcaseEntries)
    .where(and(eq(state, 'pending'), behind === undefined ? undefined : gt(id, behind)))
    .orderBy(asc(id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map((row) => ({ ...toShown(row), submittedAt: row.submittedAt.getTime() }));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

const DecisionCursor = z.tuple([CursorInstant, CursorId]);

/** Approved entries, the last approved first; one that is approved later never moves those that are still to come. */
export async function listShowcase(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['showcase.list']>
): Promise<OutputOf<CloudContract['showcase.list']>> {
  const behind = cursor === undefined ? undefined : decodeCursor(cursor, DecisionCursor);
  const { decidedAt, id, state } = showcaseEntries;
  const rows = await db
    .select()
    .from(showcaseEntries)
    .where(
      and(
        eq(state, 'approved'),
        isNotNull(decidedAt),
        behind &&
          sql`(${decidedAt}, ${id}) < (${new Date(behind[0]).toISOString()}::timestamptz, ${behind[1]})`
      )
    )
    .orderBy(desc(decidedAt), desc(id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map((row) => ({ ...toShown(row), approvedAt: row.decidedAt?.getTime() ?? 0 }));
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items: page, nextCursor: isMore ? encodeCursor([last.approvedAt, last.id]) : null };
}
