// Responses of Stripe's API.

export type Thing = Record<string, unknown> & {
  readonly id: string;
  readonly object: string;
  readonly created: number;
};

export class StripeRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
