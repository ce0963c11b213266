import type { Money } from '#shared/domain/market/money.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';
import type { ProviderName } from './payment-provider.ts';

export type OnboardingRequest = {
  readonly sellerId: string;
  readonly email: string;
  /** Continues with this account; null opens one. */
  readonly accountId: string | null;
  /** The address that the seller's browser returns to, whether or not everything was filled in. */
  readonly returnUrl: string;
};

export type Onboarding = {
  /** The provider's id of the seller's account. */
  readonly accountId: string;
  /** The address of the page where the seller enters bank details. */
  readonly url: string;
};

export type PayoutRequest = {
  /** However often it is sent with one id, the money moves once. */
  readonly payoutId: string;
  readonly accountId: string;
  readonly amount: Money;
};

/** Something that a provider reports, checked to be its word. */
export type PayoutEvent =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'payout'; readonly payoutId: string; readonly facts: readonly PayoutFact[] }
  /** Of a kind that matters, about nothing of ours. */
  | { readonly kind: 'none' };

/**
 * A provider that moves money to sellers. Every call may be made again with the same input and has one effect; it rejects
 * with a `ContractFailure` of `payment_unavailable` where no answer came.
 */
export type PayoutProvider = {
  /** Stands on its payouts, in the ledger's accounts and in the address of its events. */
  readonly name: ProviderName;
  readonly startOnboarding: (request: OnboardingRequest) => Promise<Onboarding>;
  readonly readAccount: (accountId: string) => Promise<PayoutAccountState>;
  /** Resolves once the provider has taken it on, or refused it for good; facts say which. */
  readonly sendPayout: (request: PayoutRequest) => Promise<readonly PayoutFact[]>;
  /**
   * Everything that has happened to the payout until now. Money that a bank returned to the seller's account at the
   * provider is moved back to the platform before it counts as failed.
   */
  readonly readFacts: (
    payout: Pick<PayoutRequest, 'payoutId' | 'accountId'>
  ) => Promise<readonly PayoutFact[]>;
  /** Undefined for what is no signed event about payouts or accounts. What an event leaves unsaid is requested here. */
  readonly readEvent: (body: Uint8Array, headers: Headers, now: number) => Promise<PayoutEvent | undefined>;
};
