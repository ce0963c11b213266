import { asc, eq } from 'drizzle-orm';
import type { ForbiddenWord } from '#shared/contract/cloud/admin/settings.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { normalizeWords } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { forbiddenWords } from '../../../db/schema/platform.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { toPerson } from '../../listing/read/listing-card.ts';

type WordContext = Pick<Context, 'db' | 'now' | 'newId'>;
type Change = InputOf<CloudContract['forbiddenWords.add']>;

export async function listWords({ db }: Pick<Context, 'db'>): Promise<ForbiddenWord[]> {
  const rows = await db
    .select({
      word: forbiddenWords.word,
      reason: forbiddenWords.reason,
      addedAt: forbiddenWords.addedAt,
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(forbiddenWords)
    .innerJoin(users, eq(users.id, forbiddenWords.actorId))
    .orderBy(asc(forbiddenWords.key));
  return rows.map(({ word, reason, addedAt, ...person }) => ({
    word,
    reason,
    addedAt: addedAt.getTime(),
    actor: toPerson(person)
  }));
}

/** Throws `conflict` for one that is on the list, however it is written there. */
export async function addWord(
  context: WordContext,
  { word, reason }: Change,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(forbiddenWords)
      .values({ key: normalizeWords(word), word, reason, actorId, addedAt: new Date(context.now()) })
      .onConflictDoNothing()
      .returning({ key: forbiddenWords.key });
    if (added.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, { actorId, action: 'word.forbid', subjectId: word, reason });
  });
}

/** Throws `not_found` for one that is not on the list. */
export async function removeWord(
  context: WordContext,
  { word, reason }: Change,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(forbiddenWords)
      .where(eq(forbiddenWords.key, normalizeWords(word)))
      .returning({ key: forbiddenWords.key });
    if (removed.length === 0) throw new ContractFailure('not_found');
    await addAuditEntry(context, tx, { actorId, action: 'word.allow', subjectId: word, reason });
  });
}
