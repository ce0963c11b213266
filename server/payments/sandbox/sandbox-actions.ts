// The actions of a buyer and their bank in the sandbox.
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { defineJob } from '../../context/job.ts';
import { sandboxCheckouts } from '../../db/schema/sandbox.ts';
import { addSandboxFacts, type SandboxCheckout, type SandboxContext } from './record-sandbox-facts.ts';

/** Stripe's fee for a card payment in the United States: 2.9 % and 30 cents, rounded to whole cents. */
export const feeOf = (cents: number): number => Math.round((cents * 29) / 1000) + 30;

const arrivalMs = 5000;
const disputeFeeCents = 1500;

type Facts = readonly PaymentFact[];

const has = (facts: Facts, ...kinds: readonly PaymentFact['kind'][]): boolean =>
  facts.some(({ kind }) => kinds.includes(kind));

const isOpen = (facts: Facts): boolean => !has(facts, 'paid', 'processing', 'ended');

const paid = ({ totalCents: cents }: SandboxCheckout, at: number): PaymentFact => ({
  kind: 'paid',
  cents,
  feeCents: feeOf(cents),
  at
});

export const sandboxChoices = ['pay', 'decline', 'later', 'later_declined'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

/** Applies the buyer's choice on the page. A closed checkout does not change. */
export async function applySandboxChoice(
  context: SandboxContext,
  checkoutId: string,
  choice: SandboxChoice
): Promise<void> {
  const at = context.now();
  await addSandboxFacts(context, checkoutId, (before, checkout) => {
    if (!isOpen(before)) return [];
    if (choice === 'pay') return [paid(checkout, at)];
    if (choice === 'decline') return [{ kind: 'declined', id: context.newId('sbt'), at }];
    return [{ kind: 'processing', at }];
  });
  if (choice !== 'later' && choice !== 'later_declined') return;
  const payload = { checkoutId, hasCome: choice === 'later' };
  await context.jobs.add(settleSandboxCheckout, payload, { delay: arrivalMs, key: checkoutId });
}

/** Ends the wait for money that was on its way. */
export async function settleDelayedPayment(
  context: SandboxContext,
  checkoutId: string,
  hasCome: boolean
): Promise<void> {
  const at = context.now();
  await addSandboxFacts(context, checkoutId, (before, checkout) => {
    if (!has(before, 'processing') || has(before, 'paid', 'ended')) return [];
    if (hasCome) return [paid(checkout, at)];
    return [
      { kind: 'declined', id: context.newId('sbt'), at },
      { kind: 'ended', at }
    ];
  });
}

export const settleSandboxCheckout = defineJob({
  name: 'settle-in-sandbox',
  payload: z.object({ checkoutId: z.string(), hasCome: z.boolean() }),
  run: (context, { checkoutId, hasCome }) => settleDelayedPayment(context, checkoutId, hasCome)
});

/** Sets how the events of a checkout are delivered from now on. */
export async function setDelivery(
  { db }: SandboxContext,
  checkoutId: string,
  delivery: { readonly deliveries: number; readonly delaySeconds: number }
): Promise<void> {
  await db.update(sandboxCheckouts).set(delivery).where(eq(sandboxCheckouts.id, checkoutId));
}

/** A dispute takes what was not refunded yet; one at a time. */
export async function openDispute(context: SandboxContext, checkoutId: string): Promise<void> {
  const at = context.now();
  await addSandboxFacts(context, checkoutId, (before, { totalCents }) => {
    const cents = totalCents - sumReturned(before);
    if (!has(before, 'paid') || cents <= 0 || findOpenDispute(before) !== undefined) return [];
    return [{ kind: 'dispute_opened', id: context.newId('sbd'), cents, feeCents: disputeFeeCents, at }];
  });
}

export async function closeDispute(
  context: SandboxContext,
  checkoutId: string,
  outcome: 'dispute_won' | 'dispute_lost'
): Promise<void> {
  const at = context.now();
  await addSandboxFacts(context, checkoutId, (before) => {
    const id = findOpenDispute(before);
    return id === undefined ? [] : [{ kind: outcome, id, at }];
  });
}

function findOpenDispute(facts: Facts): string | undefined {
  const closed = new Set(
    facts.flatMap((fact) => (fact.kind === 'dispute_won' || fact.kind === 'dispute_lost' ? [fact.id] : []))
  );
  return facts.filter((fact) => fact.kind === 'dispute_opened').find(({ id }) => !closed.has(id))?.id;
}

/** By refunds that did not fail, and by disputes that were not won. */
export function sumReturned(facts: Facts): number {
  const undone = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'refund_failed' || fact.kind === 'dispute_won' ? [`${fact.kind} ${fact.id}`] : []
    )
  );
  return facts
    .filter((fact) => fact.kind === 'refunded' || fact.kind === 'dispute_opened')
    .filter(({ kind, id }) => !undone.has(`${kind === 'refunded' ? 'refund_failed' : 'dispute_won'} ${id}`))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** A refund that the bank refused after all. */
export async function failRefund(
  context: SandboxContext,
  checkoutId: string,
  refundId: string
): Promise<void> {
  const at = context.now();
  await addSandboxFacts(context, checkoutId, (before) =>
    before.some((fact) => fact.kind === 'refunded' && fact.id === refundId)
      ? [{ kind: 'refund_failed', id: refundId, at }]
      : []
  );
}
