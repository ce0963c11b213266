import type { PaymentProvider } from '#server/context/payment-provider.ts';

/** A provider with what happens on its other side: buyers, their banks, and what it sends. */
export type PaymentsUnderTest = {
  readonly payments: PaymentProvider;
  readonly pay: (checkoutId: string) => Promise<void>;
  readonly decline: (checkoutId: string) => Promise<void>;
  readonly payLater: (checkoutId: string) => Promise<void>;
  readonly settleDelayedPayment: (checkoutId: string, hasCome: boolean) => Promise<void>;
  readonly failRefund: (checkoutId: string, refundId: string) => Promise<void>;
  readonly openDispute: (checkoutId: string) => Promise<void>;
  readonly closeDispute: (checkoutId: string, outcome: 'won' | 'lost') => Promise<void>;
  /** Everything that it has told so far, as it is sent, oldest first. */
  readonly listBodies: () => Promise<readonly string[]>;
  /** An event about nothing of ours, each named by a number; the note is for nobody. */
  readonly makeBody: (number: number, note?: string) => string;
  /** The headers of a body that is sent then; `now` in Unix milliseconds. */
  readonly sign: (body: string, secret: string, now: number) => Headers;
  /** In which of them the signature stands. */
  readonly signatureHeader: string;
  /** Both are known; a third one was, and is not any more. */
  readonly secrets: { readonly current: string; readonly next: string; readonly former: string };
  readonly stop: () => Promise<void>;
};

export const knownSecrets = {
  current: 'whsec_4bQ9mZ1kT7',
  next: 'whsec_Xc20fJw8Ra',
  former: 'whsec_0ldAndGone5'
} as const;
