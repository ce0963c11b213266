// The sandbox's bank for payouts: seller accounts, and transfers that arrive, wait, fail or are reversed.
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';
import { defineJob } from '../../context/job.ts';
import type { Database } from '../../db/client.ts';
import { sandboxAccounts, sandboxTransfers } from '../../db/schema/sandbox.ts';
import type { SandboxContext } from './record-sandbox-facts.ts';
import { sendSandboxPayoutEvent } from './sandbox-payout-event.ts';

export type SandboxAccount = typeof sandboxAccounts.$inferSelect;
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;

const arrivalMs = 5000;

const has = (facts: readonly PayoutFact[], kind: PayoutFact['kind']): boolean =>
  facts.some((fact) => fact.kind === kind);

export const transferActs = ['pay', 'fail', 'reverse'] as const;
export type TransferAct = (typeof transferActs)[number];

/** The actions the bank can take on a transfer in its current state. */
export function listTransferActs({ facts }: Pick<SandboxTransfer, 'facts'>): readonly TransferAct[] {
  if (has(facts, 'failed')) return [];
  return has(facts, 'paid') ? ['reverse'] : ['pay', 'fail'];
}

export async function actOnTransfer(
  context: SandboxContext,
  payoutId: string,
  act: TransferAct
): Promise<void> {
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const [transfer] = await tx
      .select()
      .from(sandboxTransfers)
      .where(eq(sandboxTransfers.payoutId, payoutId))
      .for('update');
    if (transfer === undefined || !listTransferActs(transfer).includes(act)) return;
    const fact: PayoutFact =
      act === 'pay'
        ? { kind: 'paid', at }
        : { kind: 'failed', reason: act === 'fail' ? 'bank_rejected' : 'reversed', at };
    await tx
      .update(sandboxTransfers)
      .set({ facts: [...transfer.facts, fact] })
      .where(eq(sandboxTransfers.payoutId, payoutId));
    const { accountId } = transfer;
    await context.jobs.add(
      sendSandboxPayoutEvent,
      { type: 'payout.updated', accountId, payoutId },
      { within: tx }
    );
  });
}

export const settleSandboxTransfer = defineJob({
  name: 'settle-sandbox-transfer',
  payload: z.object({ payoutId: z.string(), act: z.enum(['pay', 'fail']) }),
  run: (context, { payoutId, act }) => actOnTransfer(context, payoutId, act)
});

/** Accepts a transfer once; it fails at once if the account cannot receive it. */
export async function saveTransfer(
  { db, now, jobs }: SandboxContext,
  transfer: Pick<SandboxTransfer, 'payoutId' | 'accountId' | 'cents' | 'currency'>
): Promise<readonly PayoutFact[]> {
  return db.transaction(async (tx) => {
    const account = await findSandboxAccount(tx, transfer.accountId);
    if (account === undefined) return [{ kind: 'failed', reason: 'account_closed', at: now() }];
    const facts: PayoutFact[] =
      account.state === 'ready'
        ? [{ kind: 'sent', at: now() }]
        : [{ kind: 'failed', reason: 'account_closed', at: now() }];
    const added = await tx
      .insert(sandboxTransfers)
      .values({ ...transfer, facts, createdAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ payoutId: sandboxTransfers.payoutId });
    if (added.length === 0) return listTransferFacts(tx, transfer.payoutId);
    const { payoutId } = transfer;
    if (account.state === 'ready' && account.behavior !== 'wait')
      await jobs.add(
        settleSandboxTransfer,
        { payoutId, act: account.behavior },
        { within: tx, delay: arrivalMs }
      );
    return facts;
  });
}

export async function listTransferFacts(db: Database, payoutId: string): Promise<readonly PayoutFact[]> {
  const [transfer] = await db.select().from(sandboxTransfers).where(eq(sandboxTransfers.payoutId, payoutId));
  return transfer?.facts ?? [];
}

export async function findSandboxAccount(db: Database, id: string): Promise<SandboxAccount | undefined> {
  const [account] = await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, id));
  return account;
}

/** Sets the account's state, and the outcome of its future transfers. */
export async function changeSandboxAccount(
  { db, jobs }: SandboxContext,
  id: string,
  change: { readonly state?: PayoutAccountState; readonly behavior?: SandboxAccount['behavior'] }
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(sandboxAccounts)
      .set(change)
      .where(eq(sandboxAccounts.id, id))
      .returning({ id: sandboxAccounts.id });
    if (changed.length === 0) return;
    await jobs.add(
      sendSandboxPayoutEvent,
      { type: 'account.updated', accountId: id, payoutId: null },
      { within: tx }
    );
  });
}

export type SandboxBankView = {
  readonly accounts: readonly SandboxAccount[];
  readonly transfers: readonly SandboxTransfer[];
};

/** The newest fifty of each. */
export async function readSandboxBank({ db }: Pick<SandboxContext, 'db'>): Promise<SandboxBankView> {
  return {
    accounts: await db.select().from(sandboxAccounts).orderBy(desc(sandboxAccounts.createdAt)).limit(50),
    transfers: await db.select().from(sandboxTransfers).orderBy(desc(sandboxTransfers.createdAt)).limit(50)
  };
}
