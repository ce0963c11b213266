import { Stripe } from 'stripe';
import { ContractFailure } from '#shared/contract/errors.ts';

/** Waits for an answer of Stripe's. Rejects with `payment_unavailable` where it gave none, or none of use. */
export async function callStripe<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    // Its own words may quote a buyer's address, so they stay out of what is logged.
    const detail = cause instanceof Stripe.errors.StripeError ? describe(cause) : undefined;
    throw new ContractFailure('payment_unavailable', detail, { cause });
  }
}

const describe = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string =>
  [`Stripe: ${type}`, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');
