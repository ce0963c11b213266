import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { PayoutAccount } from '#shared/domain/trade/payout/earnings.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { users } from '../../db/schema/accounts.ts';
import { payoutAccounts } from '../../db/schema/payouts.ts';
import { findAccount } from './create-payout.ts';

type AccountContext = Pick<Context, 'db' | 'now' | 'payouts' | 'siteUrl'>;

/** Opens an account at the provider or continues its onboarding; a closed account is replaced. */
export async function startOnboarding(
  context: AccountContext,
  actor: Actor
): Promise<{ readonly url: string }> {
  const seller = getPerson({ actor }, 'payout.manage');
  const { db, now, payouts: provider, siteUrl } = context;
  const account = await findAccount(db, seller.id, provider.name);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, seller.id));
  if (user === undefined) throw new ContractFailure('not_found');
  const known = account?.accountId ?? null;
  const isClosed = account?.state === 'closed';
  const { accountId, url } = await provider.startOnboarding({
    sellerId: seller.id,
    email: user.email,
    accountId: isClosed ? null : known,
    closedAccountId: isClosed ? known : null,
    returnUrl: `${siteUrl}${paths.earnings.getHref()}`
  });
  const moment = new Date(now());
  const isReplaced = account?.accountId !== accountId;
  await db
    .insert(payoutAccounts)
    .values({
      sellerId: seller.id,
      provider: provider.name,
      accountId,
      state: 'onboarding',
      createdAt: moment,
      updatedAt: moment
    })
    .onConflictDoUpdate({
      target: [payoutAccounts.sellerId, payoutAccounts.provider],
      set: { accountId, updatedAt: moment, ...(isReplaced && { state: 'onboarding' as const }) }
    });
  return { url };
}

/** Updates the account's state from the provider. An unknown account is ignored. */
export async function refreshPayoutAccount(
  { db, now, payouts: provider }: Omit<AccountContext, 'siteUrl'>,
  accountId: string
): Promise<void> {
  const isIt = and(eq(payoutAccounts.provider, provider.name), eq(payoutAccounts.accountId, accountId));
  if ((await db.$count(payoutAccounts, isIt)) === 0) return;
  const state = await provider.readAccount(accountId);
  await db
    .update(payoutAccounts)
    .set({ state, updatedAt: new Date(now()) })
    .where(isIt);
}

/** The state of the caller's account. It is read from the provider while onboarding is incomplete. */
export async function getPayoutAccount(
  context: Omit<AccountContext, 'siteUrl'>,
  actor: Actor
): Promise<PayoutAccount> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const { db, payouts: provider } = context;
  const account = await findAccount(db, sellerId, provider.name);
  if (account?.state === 'onboarding' || account?.state === 'restricted')
    await refreshPayoutAccount(context, account.accountId).catch(ignoreUnavailable);
  const state = (await findAccount(db, sellerId, provider.name))?.state ?? null;
  return { state, provider: provider.name };
}

/** Falls back to the stored state while the provider is unreachable. */
function ignoreUnavailable(error: unknown): void {
  if (error instanceof ContractFailure && error.code === 'payment_unavailable') return;
  throw error;
}
