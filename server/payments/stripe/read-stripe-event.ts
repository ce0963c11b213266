import type { Stripe } from 'stripe';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isTimestampFresh } from '../signature-timestamp.ts';

/** True if one of the secrets signed the bytes; the library checks one at a time. */
export function readStripeEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secrets: readonly string[],
  { body, headers, now }: { readonly body: Uint8Array; readonly headers: Headers; readonly now: number }
): Stripe.Event {
  const header = headers.get('stripe-signature') ?? '';
  // The library takes a moment that is yet to come.
  if (!isTimestampFresh(header, now)) throw new ContractFailure('invalid_event');
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(readText(body), header, secret, undefined, undefined, now);
    } catch {
      // Another secret may fit, while one is being replaced.
    }
  }
  throw new ContractFailure('invalid_event');
}

/** As it came: decoding leniently would let bytes through that nobody signed. */
const readText = (body: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
