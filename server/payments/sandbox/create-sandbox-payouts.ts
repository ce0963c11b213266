import type { PayoutProvider } from '../../context/payout-provider.ts';
import { sandboxAccounts } from '../../db/schema/sandbox.ts';
import type { SandboxContext } from './record-sandbox-facts.ts';
import { findSandboxAccount, listTransferFacts, saveTransfer } from './sandbox-bank.ts';
import { isSigned, signatureHeader } from './sandbox-event.ts';
import { SandboxPayoutEvent } from './sandbox-payout-event.ts';

type Parts = SandboxContext & {
  readonly siteUrl: string;
  /** Any of them may have signed an event. */
  readonly secrets: readonly string[];
};

/** Moves no real money: the outcome of a payout is chosen on a page of this server. */
export const createSandboxPayouts = (parts: Parts): PayoutProvider => ({
  name: 'sandbox',
  startOnboarding: async ({ accountId, returnUrl }) => {
    const id = accountId ?? parts.newId('sba');
    await parts.db
      .insert(sandboxAccounts)
      .values({ id, state: 'onboarding', behavior: 'pay', returnUrl, createdAt: new Date(parts.now()) })
      .onConflictDoUpdate({ target: sandboxAccounts.id, set: { returnUrl } });
    return { accountId: id, url: `${parts.siteUrl}/sandbox/payouts/${id}` };
  },
  readAccount: async (accountId) => (await findSandboxAccount(parts.db, accountId))?.state ?? 'closed',
  sendPayout: ({ payoutId, accountId, amount: { cents, currency } }) =>
    saveTransfer(parts, { payoutId, accountId, cents, currency }),
  readFacts: ({ payoutId }) => listTransferFacts(parts.db, payoutId),
  readEvent: async (body, headers, now) => {
    if (!isSigned(body, headers.get(signatureHeader) ?? '', { secrets: parts.secrets, now }))
      return undefined;
    const event = parseEvent(body);
    if (event === undefined) return undefined;
    const { payoutId, accountId } = event;
    if (payoutId === null) return { kind: 'account', accountId };
    return { kind: 'payout', payoutId, facts: await listTransferFacts(parts.db, payoutId) };
  }
});

function parseEvent(body: Uint8Array): ReturnType<typeof SandboxPayoutEvent.parse> | undefined {
  try {
    return SandboxPayoutEvent.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
}
