import { and, desc, eq, lt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { appeals, moderationDecisions, strikes } from '../../../db/schema/audit.ts';
import { toDecision } from '../../moderation/read-decisions.ts';
import { voidStrike } from '../../moderation/strikes.ts';
import { type ActContext, getAdministrator, lockUser } from './act-on-user.ts';
import { cutPage, readCursor } from './cut-page.ts';
import { namedPersonColumns, toNamedPerson } from './select-users.ts';

/** Newest first, ended ones among them. */
export async function listUserDecisions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, cursor, limit }: InputOf<CloudContract['users.listDecisions']>
): Promise<OutputOf<CloudContract['users.listDecisions']>> {
  const before = readCursor(cursor);
  const rows = await db
    .select({ decision: moderationDecisions, appealed: appeals, strike: strikes, actor: namedPersonColumns })
    .from(moderationDecisions)
    .leftJoin(appeals, eq(appeals.decisionId, moderationDecisions.id))
    .leftJoin(strikes, eq(strikes.decisionId, moderationDecisions.id))
    .leftJoin(users, eq(users.id, moderationDecisions.actorId))
    .where(
      and(
        eq(moderationDecisions.userId, id),
        before === undefined ? undefined : lt(moderationDecisions.id, before)
      )
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ actor, ...row }) => ({
    ...toDecision(row, now()),
    actor: actor === null ? null : toNamedPerson(actor)
  }));
}

/** Throws `not_found` for a decision about another person, and `conflict` where no strike stands. */
export async function voidUserStrike(
  context: ActContext,
  { id: userId, decisionId, reason }: InputOf<CloudContract['users.voidStrike']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, userId);
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await voidStrike(context, tx, { decisionId, userId, actorId, reason });
  });
}
