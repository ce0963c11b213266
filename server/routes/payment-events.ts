import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import { limitBodies } from '../middleware/body-limit.ts';
import { problemResponse, notFoundPage } from '../http/problem-response.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { applyEvent, saveEvent } from '../services/order/settle/apply-event.ts';
import { applyPayoutEvent } from '../services/payout/apply-payout-event.ts';
import type { SettleContext } from '../services/order/settle/settle-order.ts';

/** The webhook of payment providers; not a procedure of the contract, because each provider defines its format. */
export const paymentEventsPath = '/api/v1/payments/events/:provider';

/** Far more than a provider sends: it is about what a flood of forged ones costs. */
const rule: RateLimitRule = { name: 'payment events', points: 60_000, seconds: 60, isShared: false };

type EventContext = SettleContext & Pick<Context, 'db' | 'limits' | 'log' | 'payments' | 'payouts'>;

/**
 * An event is kept before anything is made of it, and answered well from then on: if it cannot be applied now, the
 * reconciliation does it later. What nobody signed is refused, and what could not be kept is left to be sent again. One
 * about a payout is only a hint to what can be read again at any time, so it is applied and not kept.
 */
export function registerPaymentEvents(app: Hono<RequestVariables>, context: EventContext): void {
  const { payments, db, now, limits } = context;
  app.post(paymentEventsPath, limitBodies, async (call) => {
    if (call.req.param('provider') !== payments.name) return notFoundPage();
    const verdict = await limits.take(rule, call.get('request').clientAddress);
    if (!verdict.isAllowed) {
      return problemResponse('rate_limited', undefined, { 'retry-after': String(verdict.retryAfterSeconds) });
    }
    const body = new Uint8Array(await call.req.arrayBuffer());
    const payoutEvent = await context.payouts.readEvent(body, call.req.raw.headers, now());
    if (payoutEvent !== undefined) {
      await applyPayoutEvent(context, payoutEvent);
      return call.body(null, 204);
    }
    const event = await payments.readEvent(body, call.req.raw.headers, now());
    await saveEvent(db, payments.name, event, now());
    try {
      await applyEvent(context, payments.name, event.id);
    } catch (error) {
      context.log.error({ error, eventId: event.id }, 'an event could not be applied');
    }
    return call.body(null, 204);
  });
}
