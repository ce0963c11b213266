import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Money } from '#shared/domain/market/money.ts';

/** `stripe_test` is Stripe with a test key. Only `stripe` moves money. */
export type ProviderName = 'sandbox' | 'stripe' | 'stripe_test';

/** By the name on an order; "none" where there was nothing to pay. */
export const isTestPayment = (provider: string): boolean =>
  provider === 'sandbox' || provider === 'stripe_test';

/** The input of a checkout. */
export type CheckoutRequest = {
  /** However often it is started with one order's id there is one checkout. */
  readonly orderId: string;
  readonly title: string;
  readonly total: Money;
  readonly buyerEmail: string;
  /** The address that the buyer's browser returns to after paying or canceling. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};

export type Checkout = {
  /** The provider's name of it. */
  readonly id: string;
  /** The address of the payment page. */
  readonly url: string;
};

/** Something that a provider says has happened, checked to be its word. */
export type ProviderEvent = {
  /** Unique at the provider. */
  readonly id: string;
  /** The provider's word for it. */
  readonly type: string;
  /** Null where it is about no checkout of ours. */
  readonly checkoutId: string | null;
  /** Empty where it says nothing of money. */
  readonly facts: readonly PaymentFact[];
};

export type RefundRequest = {
  /** However often it is asked with one id, the money goes back once. */
  readonly refundId: string;
  readonly checkoutId: string;
  readonly amount: Money;
};

/**
 * A payment service provider. Every call may be made again with the same input and has one effect; it rejects
 * with a `ContractFailure` of `payment_unavailable` where no answer came.
 */
export type PaymentProvider = {
  /** Stands on its orders, in the ledger's accounts and in the address of its events. */
  readonly name: ProviderName;
  readonly startCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /** Ends one that was not paid; one that was stays. */
  readonly endCheckout: (checkoutId: string) => Promise<void>;
  /** Everything that has happened to its money until now, without waiting for events. */
  readonly readFacts: (checkoutId: string) => Promise<readonly PaymentFact[]>;
  /** Resolves once the provider has taken it on. Facts may already say how it went. */
  readonly refund: (request: RefundRequest) => Promise<readonly PaymentFact[]>;
  /**
   * Checks the signature over the very bytes that came; rejects with `invalid_event`. What an event leaves unsaid, such
   * as a fee, is requested here, so that the result is complete.
   */
  readonly readEvent: (body: Uint8Array, headers: Headers, now: number) => Promise<ProviderEvent>;
  /**
   * The events of the provider since then, Unix milliseconds, delivered or not; oldest first. It may skip lookups for
   * events that are already known, and may omit them.
   */
  readonly listEvents: (
    since: number,
    isKnown?: (eventId: string) => Promise<boolean>
  ) => AsyncIterable<ProviderEvent>;
};
