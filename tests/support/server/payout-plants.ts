// Statements that each violate an invariant of payouts.

const payoutThatIs = (state: string): string => `(select id from payouts where state = '${state}')`;

/** `heldOrder` selects the id of an order whose earning is inside its hold. */
export const payoutPlants = (heldOrder: string): Readonly<Record<string, readonly string[]>> => ({
  payouts_equal_their_earnings: [
    `update payouts set cents = cents + 1 where state = 'paid'`,
    `update payout_earnings set cents = cents - 1 where is_live`,
    'delete from payout_earnings'
  ],
  earnings_are_in_one_payout: [
    `drop index payout_earnings_live_unique;
     insert into payout_earnings select ${payoutThatIs('in_transit')}, order_id, kind, cents, true
     from payout_earnings where payout_id = ${payoutThatIs('paid')}`,
    `update earnings set payout_cents = payout_cents + 1 where payout_state = 'paid'`,
    `update earnings set payout_state = 'in_payout' where payout_state = 'paid'`,
    `update payout_earnings set is_live = false where is_live`
  ],
  earning_states_follow_payouts: [
    `update earnings set state = 'available' where payout_state = 'paid'`,
    `update earnings set state = 'paid' where payout_state is null and cents > 0`,
    `update earnings set state = 'reversed' where payout_state = 'in_payout'`
  ],
  nothing_is_paid_out_inside_its_hold: [`update payouts set created_at = created_at - interval '20 days'`],
  payouts_match_their_facts: [
    `delete from payout_facts where kind = 'paid'`,
    `update payouts set state = 'pending' where state = 'in_transit'`,
    `update payouts set state = 'held', hold_reason = 'seller_suspended' where state = 'in_transit'`,
    `insert into payout_facts values (${payoutThatIs('paid')}, 'failed', '{}', now())`
  ],
  ledger_matches_payouts: [
    `update ledger_entries set account = 'seller:another' where account like 'seller:%' and transaction_id in (
       select id from ledger_transactions where payout_id is not null)`,
    `update payouts set cents = cents + 1 where state = 'paid'`,
    `delete from ledger_transactions where payout_id = ${payoutThatIs('paid')}`,
    `update payouts set provider = 'another' where state = 'paid'`
  ],
  seller_balances_match_earnings: [
    `update earnings set cents = cents + 1 where order_id = ${heldOrder}`,
    `update earnings set payout_cents = payout_cents - 1 where payout_state = 'paid'`,
    `delete from ledger_entries where account like 'seller:%'`
  ],
  payouts_come_to_an_end: [
    `drop index payouts_open_unique; update payouts set state = 'in_transit' where state = 'paid'`,
    `update payouts set checked_at = '2000-01-01'`
  ]
});
