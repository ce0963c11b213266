import { and, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { LegalTextChange } from '#shared/contract/cloud/legal-texts.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { findFirstDay } from '#shared/domain/market/legal/legal-text.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { legalTexts } from '../../../db/schema/platform.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { hashLegalText } from '../../legal-text/read-legal-texts.ts';
import { toPerson } from '../../listing/read/listing-card.ts';
import type { Database } from '../../../db/client.ts';
import { sellers } from '../../../db/schema/listings.ts';
import { addNotice } from '../../notice/add-notice.ts';

type TextContext = Pick<Context, 'db' | 'now' | 'newId'>;

export async function listLegalTextChanges({ db }: Pick<Context, 'db'>): Promise<LegalTextChange[]> {
  const rows = await db
    .select({
      ...getTableColumns(legalTexts),
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(legalTexts)
    .innerJoin(users, eq(users.id, legalTexts.actorId))
    .orderBy(desc(legalTexts.effectiveAt), desc(legalTexts.id));
  return rows.map(({ name, version, texts, hash, reason, ...row }) => ({
    name,
    version,
    texts,
    hash,
    reason,
    effectiveAt: row.effectiveAt.getTime(),
    createdAt: row.createdAt.getTime(),
    withdrawnAt: row.withdrawnAt?.getTime() ?? null,
    actor: toPerson(row)
  }));
}

/** Its day is its version. Sellers are told of their terms in the same transaction. */
export async function scheduleLegalText(
  context: TextContext,
  { name, texts, effectiveOn: version, reason }: InputOf<CloudContract['legalTexts.schedule']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['legalTexts.schedule']>> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const now = context.now();
  if (version < findFirstDay(name, now)) throw new ContractFailure('invalid_input', 'The day is too near');
  const effectiveAt = new Date(version);
  await context.db.transaction(async (tx) => {
    const hash = hashLegalText({ texts });
    const added = await tx
      .insert(legalTexts)
      .values({ name, version, texts, hash, effectiveAt, reason, actorId, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: legalTexts.id });
    if (added.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: 'text.schedule',
      subjectId: name,
      reason,
      details: { version, hash }
    });
    if (name === 'sellerTerms') await notifySellersOfTerms(context, tx, { version, isWithdrawn: false });
  });
  return { version };
}

/** Throws `not_found` for a version that is not announced, and `conflict` for one that has begun. */
export async function withdrawLegalText(
  context: TextContext,
  { name, version, reason }: InputOf<CloudContract['legalTexts.withdraw']>,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const isIt = and(
      eq(legalTexts.name, name),
      eq(legalTexts.version, version),
      isNull(legalTexts.withdrawnAt)
    );
    const [found] = await tx.select().from(legalTexts).where(isIt).for('update');
    if (found === undefined) throw new ContractFailure('not_found');
    if (found.effectiveAt.getTime() <= now) throw new ContractFailure('conflict');
    await tx
      .update(legalTexts)
      .set({ withdrawnAt: new Date(now), withdrawnBy: actorId })
      .where(eq(legalTexts.id, found.id));
    await addAuditEntry(context, tx, {
      actorId,
      action: 'text.withdraw',
      subjectId: name,
      reason,
      details: { version, hash: found.hash }
    });
    if (name === 'sellerTerms') await notifySellersOfTerms(context, tx, { version, isWithdrawn: true });
  });
}

type News = { readonly version: string; readonly isWithdrawn: boolean };

/** Tells every seller which terms begin when, or that they do not begin after all. */
async function notifySellersOfTerms(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { version, isWithdrawn }: News
): Promise<void> {
  const rows = await tx.select({ id: sellers.userId }).from(sellers).where(ne(sellers.state, 'suspended'));
  // A version that was withdrawn can be scheduled again for the same day, which is news once more.
  const key = `seller_terms ${version} ${isWithdrawn ? 'withdrawn ' : ''}${context.now()}`;
  await addNotice(context, tx, {
    to: rows.map(({ id }) => id),
    key,
    subject: { kind: 'seller_terms', beginsOn: version, isWithdrawn }
  });
}
