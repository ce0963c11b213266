// A history from its first act to its end, when everything that was lost has had time to be found.
import { approveOverdueRefunds } from '#server/services/order/refund/decide-refund.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { CommandSequence } from './command-sequence.ts';
import { findWrongOrders, findWrongRequests } from './check-money.ts';
import { findWrongPayouts, findWrongSums } from './check-payouts.ts';
import { findWrongReports } from './check-reports.ts';
import { findWrongUsers } from './check-users.ts';
import { findWrongCommissions, findWrongListings, findWrongTakeDowns } from './check-moderation.ts';
import { continueTakeDowns } from './moderation-commands.ts';
import { findWrongFollows } from './follow-commands.ts';
import { runCommands } from './run-commands.ts';
import { createModelRun } from './model-run.ts';
import type { ModelHarness } from './model-harness.ts';

const minuteMs = 60_000;

/** The permitted refusals; any other error is a fault of the server. */
const honest: ReadonlySet<string> = new Set([
  'already_owned',
  'conflict',
  'not_found',
  'payment_unavailable',
  'payout_below_minimum',
  'payout_open',
  'payout_started',
  'price_changed',
  'coupon_not_valid',
  'purchase_revoked',
  'reason_required',
  'refund_not_allowed',
  'sale_not_valid',
  'sale_overlaps',
  'username_taken'
]);

/** Plays it among new people and goods; what is not as it has to be, in words. */
export async function runSequence(
  harness: ModelHarness,
  history: CommandSequence
): Promise<readonly string[]> {
  const { clock, context, provider, payouts } = harness.market;
  const modelRun = await createModelRun(harness);
  const eventsBefore = payouts.events.length;
  for (const act of history) {
    await runCommands(modelRun, act).catch((error: unknown) => {
      if (!(error instanceof ContractFailure && honest.has(error.code)))
        modelRun.faults.push(`${act.do}: ${String(error)}`);
    });
  }
  modelRun.crashPoint = undefined;
  provider.dropResponses(() => false);
  provider.delayRefundResponses(false);
  payouts.dropResponses(() => false);
  // Whatever else is lost, a provider repeats an event until it is heard.
  for (const event of payouts.events.slice(eventsBefore)) await applyPayoutEvent(context, event);
  // A paid payout is checked every six hours.
  clock.now += 361 * minuteMs;
  // A late payment may be a duplicate, whose refund takes its own time.
  for (let round = 0; round < 3; round++) {
    clock.now += 3 * minuteMs;
    await modelRun.serve(approveOverdueRefunds);
    await modelRun.serve((alive) => continueTakeDowns(alive, modelRun));
    await modelRun.serve(reconcile);
    await modelRun.serve(reconcilePayouts);
  }
  const violations = await checkInvariants(context);
  // A pending order would be polled in every later history.
  clock.now += 1500 * minuteMs;
  return [
    ...modelRun.faults,
    ...(await findWrongOrders(modelRun)),
    ...(await findWrongRequests(modelRun)),
    ...(await findWrongPayouts(modelRun)),
    ...(await findWrongSums(modelRun)),
    ...(await findWrongReports(modelRun)),
    ...(await findWrongCommissions(modelRun)),
    ...(await findWrongTakeDowns(modelRun)),
    ...(await findWrongListings(modelRun)),
    ...(await findWrongUsers(modelRun)),
    ...(await findWrongFollows(modelRun)),
    ...violations.map(
      ({ name, rows }) => `${name}: ${rows.map(({ id, problem }) => `${id} ${problem}`).join('; ')}`
    )
  ];
}
