import type { Money } from '#shared/domain/market/money.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';
import type { ProviderName } from './payment-provider.ts';

export type OnboardingRequest = {
  readonly sellerId: string;
  readonly email: string;
  /** The account to continue with; null opens a new one. */
  readonly accountId: string | null;
  /** The closed account that a new one takes the place of. */
  readonly closedAccountId: string | null;
  /** The URL to which the provider returns the browser, whether or not onboarding is complete. */
  readonly returnUrl: string;
};

export type Onboarding = {
  /** The provider's id of the seller's account. */
  readonly accountId: string;
  /** The URL of the page where the seller enters bank details. */
  readonly url: string;
};

export type PayoutRequest = {
  /** The idempotency key: sending the same id again does not move the money again. */
  readonly payoutId: string;
  readonly accountId: string;
  readonly amount: Money;
};

/** An event of a provider, with its signature verified. */
export type PayoutEvent =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'payout'; readonly payoutId: string; readonly facts: readonly PayoutFact[] }
  /** A relevant kind of event about an unknown payout or account. */
  | { readonly kind: 'none' };

/**
 * A provider that moves money to sellers. All calls are idempotent, and reject with a `ContractFailure` of
 * `payment_unavailable` if the provider does not respond.
 */
export type PayoutProvider = {
  /** Part of payout rows, ledger account names and the webhook URL. */
  readonly name: ProviderName;
  readonly startOnboarding: (request: OnboardingRequest) => Promise<Onboarding>;
  readonly readAccount: (accountId: string) => Promise<PayoutAccountState>;
  /** Resolves once the provider accepted the payout or refused it for good; the facts tell which. */
  readonly sendPayout: (request: PayoutRequest) => Promise<readonly PayoutFact[]>;
  /**
   * All facts of the payout so far. Money that a bank returned to the seller's account at the provider is moved back to
   * the platform before the payout counts as failed.
   */
  readonly readFacts: (
    payout: Pick<PayoutRequest, 'payoutId' | 'accountId'>
  ) => Promise<readonly PayoutFact[]>;
  /** Undefined without a valid signature or for other kinds of events. Fetches what the event itself does not contain. */
  readonly readEvent: (body: Uint8Array, headers: Headers, now: number) => Promise<PayoutEvent | undefined>;
};
