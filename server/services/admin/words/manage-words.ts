import { asc, eq } from 'drizzle-orm';
import type { ForbiddenWord } from '#shared/contract/cloud/admin/settings.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { normalizeWords } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
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
export const addWord = (context: WordContext, input: Change, request: RequestContext): Promise<void> =>
  changeWords(context, input, request, {
    action: 'word.forbid',
    refusal: 'conflict',
    write: (tx, actorId) =>
      tx
        .insert(forbiddenWords)
        .values({ ...input, key: normalizeWords(input.word), actorId, addedAt: new Date(context.now()) })
        .onConflictDoNothing()
        .returning({ key: forbiddenWords.key })
  });

/** Throws `not_found` for one that is not on the list. */
export const removeWord = (context: WordContext, input: Change, request: RequestContext): Promise<void> =>
  changeWords(context, input, request, {
    action: 'word.allow',
    refusal: 'not_found',
    write: (tx) =>
      tx
        .delete(forbiddenWords)
        .where(eq(forbiddenWords.key, normalizeWords(input.word)))
        .returning({ key: forbiddenWords.key })
  });

type WordChange = {
  readonly action: 'word.forbid' | 'word.allow';
  /** The error if no row is written. */
  readonly refusal: ErrorCode;
  readonly write: (tx: Database, actorId: string) => Promise<readonly unknown[]>;
};

async function changeWords(
  context: WordContext,
  { word, reason }: Change,
  request: RequestContext,
  { action, refusal, write }: WordChange
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  await context.db.transaction(async (tx) => {
    const written = await write(tx, actorId);
    if (written.length === 0) throw new ContractFailure(refusal);
    await addAuditEntry(context, tx, { actorId, action, subjectId: word, reason });
  });
}
