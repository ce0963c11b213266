// A history from its first act to its end, when everything that was lost has had time to be found.
import { reconcile } from '#server/services/order/reconcile.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { History } from './acts.ts';
import { listStrayedOrders } from './judge-money.ts';
import { listStrayedPeople } from './judge-people.ts';
import { perform } from './perform.ts';
import { setStage } from './stage.ts';
import type { Theatre } from './theatre.ts';

const minuteMs = 60_000;

/** What may be said to somebody; anything else is a fault of ours. */
const honest: ReadonlySet<string> = new Set([
  'already_owned',
  'conflict',
  'not_found',
  'payment_unavailable',
  'price_changed',
  'purchase_ended',
  'reason_needed',
  'refund_refused',
  'username_taken'
]);

/** Plays it among new people and goods; what is not as it has to be, in words. */
export async function playHistory(theatre: Theatre, history: History): Promise<readonly string[]> {
  const { clock, context, provider } = theatre.shop;
  const stage = await setStage(theatre);
  for (const act of history) {
    await perform(stage, act).catch((error: unknown) => {
      if (!(error instanceof ContractFailure && honest.has(error.code)))
        stage.faults.push(`${act.do}: ${String(error)}`);
    });
  }
  stage.death = undefined;
  provider.loseAnswers(() => false);
  provider.answerRefundsLater(false);
  // What is paid late may be owned by then, and going back again takes its own time.
  for (let round = 0; round < 3; round++) {
    clock.now += 3 * minuteMs;
    await stage.serve(reconcile);
  }
  const violations = await checkInvariants(context);
  // What still waits to be paid would be asked about in every later history.
  clock.now += 1500 * minuteMs;
  return [
    ...stage.faults,
    ...(await listStrayedOrders(stage)),
    ...(await listStrayedPeople(stage)),
    ...violations.map(
      ({ name, rows }) => `${name}: ${rows.map(({ id, problem }) => `${id} ${problem}`).join('; ')}`
    )
  ];
}
