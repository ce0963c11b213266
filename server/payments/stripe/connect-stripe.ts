import { Stripe } from 'stripe';

export type StripeOptions = {
  readonly secretKey: string;
  /** Any of them may have signed an event: more than one while one is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Undefined for Stripe's own. */
  readonly apiBase: string | undefined;
};

/** The library, with the version of the API that our code was written for. */
export function connectStripe({ secretKey, apiBase }: StripeOptions): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(base === undefined
      ? {}
      : {
          protocol: base.protocol === 'http:' ? 'http' : 'https',
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : base.port
        })
  });
}
