import { and, desc, eq, gt, like, sum } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { parseUserAgent } from '#shared/domain/people/parse-user-agent.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { sessions, users } from '../../../db/schema/accounts.ts';
import { ledgerEntries } from '../../../db/schema/ledger.ts';
import { type SummaryContext, summarizeEarningsOf } from '../../earnings/summarize-earnings.ts';
import { summarizeStrikes } from '../../moderation/strikes.ts';
import { readSeller } from '../../seller/read-seller.ts';
import { selectUsers, toUserCard } from './select-users.ts';

type ById = InputOf<CloudContract['users.get']>;

export async function getUser(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: ById,
  request: RequestContext
): Promise<OutputOf<CloudContract['users.get']>> {
  const administrator = getPerson(request, 'admin.users.read');
  const [row] = await selectUsers(db).where(eq(users.id, id));
  if (row === undefined) throw new ContractFailure('not_found');
  const seller = await readSeller(db, id, now());
  return {
    ...toUserCard(row),
    hasSecondFactor: row.user.hasSecondFactor,
    suspendedAt: row.user.suspendedAt?.getTime() ?? null,
    deletedAt: row.user.deletedAt?.getTime() ?? null,
    seller,
    strikes: seller === null ? null : await summarizeStrikes(db, id, now()),
    isSelf: administrator.id === id
  };
}

/** The person's sessions, the last used first. */
export async function listUserSessions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: ById
): Promise<OutputOf<CloudContract['users.listSessions']>> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt
    })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    client: parseUserAgent(row.userAgent ?? ''),
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime()
  }));
}

export async function getUserBalances(
  context: SummaryContext,
  { id }: ById
): Promise<OutputOf<CloudContract['users.getBalances']>> {
  const [ledger] = await context.db
    .select({ cents: sum(ledgerEntries.cents) })
    .from(ledgerEntries)
    // The index of sellers' lines is partial, and PostgreSQL does not derive its condition from the equality.
    .where(and(eq(ledgerEntries.account, `seller:${id}`), like(ledgerEntries.account, 'seller:%')));
  return {
    // A balance that is owed counts below zero in the ledger.
    ledger: formatDollars(0 - Number(ledger?.cents ?? 0)),
    earnings: await summarizeEarningsOf(context, id)
  };
}
