// Stripe Connect with separate charges and transfers: a payout is a transfer to the seller's account there, and from it a
// payout to their bank.
import { Stripe } from 'stripe';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';
import type { OnboardingRequest, PayoutEvent, PayoutProvider } from '../../context/payout-provider.ts';
import { connectStripe, type StripeOptions } from './connect-stripe.ts';
import { callStripe } from './find-checkout.ts';
import { isLiveKey } from './is-live-key.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { readTransferFacts, sendTransfer } from './stripe-transfer.ts';

/** The event types that change a payout or an account of a seller. */
const eventTypes: ReadonlySet<string> = new Set([
  'account.updated',
  'account.application.deauthorized',
  'transfer.created',
  'transfer.updated',
  'transfer.reversed',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled'
]);

/** An event is only a hint: the current state is always read from Stripe's API. */
export function createStripePayouts(options: StripeOptions, now: () => number): PayoutProvider {
  const stripe = connectStripe(options);
  return {
    name: isLiveKey(options.secretKey) ? 'stripe' : 'stripe_test',
    startOnboarding: async (request) => {
      const accountId = request.accountId ?? (await openAccount(stripe, request));
      const { url } = await callStripe(
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: request.returnUrl,
          refresh_url: request.returnUrl
        })
      );
      return { accountId, url };
    },
    readAccount: (accountId) => readAccount(stripe, accountId),
    sendPayout: (request) => sendTransfer(stripe, request, now()),
    readFacts: (payout) => readTransferFacts(stripe, payout),
    readEvent: async (body, headers, at) => {
      const event = readSigned(stripe, options, { body, headers, now: at });
      return event === undefined || !eventTypes.has(event.type) ? undefined : describe(stripe, event);
    }
  };
}

/** Sets a manual payout schedule: with Stripe's automatic one, payouts could not be matched to earnings. */
async function openAccount(
  stripe: Stripe,
  { sellerId, email, closedAccountId }: OnboardingRequest
): Promise<string> {
  const { id } = await callStripe(
    stripe.accounts.create(
      {
        type: 'express',
        email,
        capabilities: { transfers: { requested: true } },
        settings: { payouts: { schedule: { interval: 'manual' } } },
        metadata: { seller_id: sellerId }
      },
      { idempotencyKey: nameOpening(sellerId, closedAccountId) }
    )
  );
  return id;
}

/** Under the key of a closed account, Stripe would answer with that account again. */
const nameOpening = (sellerId: string, closedAccountId: string | null): string =>
  closedAccountId === null ? `account ${sellerId}` : `account ${sellerId} after ${closedAccountId}`;

async function readAccount(stripe: Stripe, accountId: string): Promise<PayoutAccountState> {
  try {
    const account = await stripe.accounts.retrieve(accountId);
    if (account.requirements?.disabled_reason?.startsWith('rejected.') === true) return 'closed';
    if (account.payouts_enabled && account.capabilities?.transfers === 'active') return 'ready';
    return account.details_submitted ? 'restricted' : 'onboarding';
  } catch (error) {
    // The seller disconnected or closed the account, so the platform no longer has access to it.
    if (error instanceof Stripe.errors.StripeError && error.code === 'account_invalid') return 'closed';
    return callStripe(Promise.reject(error as Error));
  }
}

function readSigned(
  stripe: Stripe,
  { webhookSecrets }: StripeOptions,
  received: { readonly body: Uint8Array; readonly headers: Headers; readonly now: number }
): Stripe.Event | undefined {
  try {
    return readStripeEvent(stripe, webhookSecrets, received);
  } catch (error) {
    if (error instanceof ContractFailure && error.code === 'invalid_event') return undefined;
    throw error;
  }
}

type StripeObject = {
  readonly object: string;
  readonly id: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly destination?: string | { readonly id: string } | null;
};

async function describe(stripe: Stripe, event: Stripe.Event): Promise<PayoutEvent> {
  const about = event.data.object as unknown as StripeObject;
  if (event.type.startsWith('account.')) {
    const accountId = event.account ?? about.id;
    return { kind: 'account', accountId };
  }
  const payoutId = about.metadata?.['payout_id'];
  const destination = typeof about.destination === 'string' ? about.destination : about.destination?.id;
  const accountId = about.object === 'transfer' ? destination : event.account;
  if (payoutId === undefined || accountId === undefined) return { kind: 'none' };
  return { kind: 'payout', payoutId, facts: await readTransferFacts(stripe, { payoutId, accountId }) };
}
