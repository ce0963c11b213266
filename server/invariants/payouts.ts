import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'payouts_equal_their_earnings',
    statement: 'A payout is exactly the sum of the earnings and debts it contains.',
    findViolations: () => sql`
      select coalesce(p.id, c.payout_id) as id, 'pays ' || coalesce(p.cents, 0) || ' cents and contains '
        || coalesce(c.cents, 0) as problem
      from payouts p
      full join (select payout_id, sum(cents) as cents from payout_earnings group by payout_id) c on c.payout_id = p.id
      where p.cents is distinct from c.cents`
  },
  {
    name: 'earnings_are_in_one_payout',
    statement:
      'An earning is in at most one payout that has not failed, and counts as paid out exactly as far as such payouts contain it.',
    findViolations: () => sql`
      with contained as (
        select l.order_id, sum(l.cents) as cents, count(*) filter (where l.kind = 'earning') as whole,
          max(case when p.state = 'paid' then 'paid' else 'in_payout' end) filter (where l.kind = 'earning') as state
        from payout_earnings l join payouts p on p.id = l.payout_id
        where p.state not in ('failed', 'cancelled') group by l.order_id
      )
      select e.order_id as id, concat_ws(', ',
        case when c.whole > 1 then 'is in ' || c.whole || ' payouts' end,
        'counts ' || e.payout_cents || ' cents as paid out, payouts contain ' || coalesce(c.cents, 0),
        'is ' || coalesce(e.payout_state, 'in no payout') || ', should be ' || coalesce(c.state, 'in no payout')) as problem
      from earnings e left join contained c on c.order_id = e.order_id
      where c.whole > 1 or e.payout_cents <> coalesce(c.cents, 0) or e.payout_state is distinct from c.state
      union all
      select l.payout_id, 'is ' || p.state || ' and its earnings are ' || case when l.is_live then 'live' else 'not live' end
      from payout_earnings l join payouts p on p.id = l.payout_id
      where l.is_live <> (p.state not in ('failed', 'cancelled'))`
  },
  {
    name: 'earning_states_follow_payouts',
    statement:
      'An earning is reversed at zero, in a payout or paid as its payout is, and pending or available otherwise.',
    findViolations: () => sql`
      select order_id as id, 'is ' || state || ' with ' || cents || ' cents, ' || coalesce(payout_state, 'in no payout') as problem
      from earnings
      where case when cents = 0 then state <> 'reversed'
        when payout_state is null then state not in ('pending', 'available') else state <> payout_state end`
  },
  {
    name: 'nothing_is_paid_out_inside_its_hold',
    statement: 'No payout contains an earning whose hold ended after the payout was created.',
    findViolations: () => sql`
      select l.order_id as id, 'is held until ' || e.release_at || ' and in ' || p.id || ' of ' || p.created_at as problem
      from payout_earnings l
      join payouts p on p.id = l.payout_id
      join earnings e on e.order_id = l.order_id
      where l.cents > 0 and p.created_at < e.release_at`
  },
  {
    name: 'payouts_match_their_facts',
    statement:
      'The state of a payout is what its provider reported, and it is held or cancelled only before it is sent.',
    findViolations: () => sql`
      with facts as (select payout_id, array_agg(kind) as kinds from payout_facts group by payout_id)
      select p.id, 'is ' || p.state || ' with the facts ' || coalesce(f.kinds::text, 'none') as problem
      from payouts p left join facts f on f.payout_id = p.id
      where p.state <> case
          when 'cancelled' = any(f.kinds) then 'cancelled'
          when 'failed' = any(f.kinds) then 'failed'
          when 'paid' = any(f.kinds) then 'paid'
          when 'sent' = any(f.kinds) then 'in_transit'
          when p.hold_reason is not null then 'held' else 'pending' end
        or p.state in ('held', 'cancelled') and p.started_at is not null`
  },
  {
    name: 'ledger_matches_payouts',
    statement:
      'The ledger takes each payout from its seller until it fails, out of the money set aside or, once paid, of the provider.',
    findViolations: () => sql`
      with posted as (
        select t.payout_id, e.account, sum(e.cents) as cents
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.payout_id is not null group by 1, 2 having sum(e.cents) <> 0
      ),
      due as (
        select id as payout_id, account, amount as cents
        from payouts p cross join lateral (values
          ('seller:' || p.seller_id, p.cents),
          (case p.state when 'paid' then 'provider_cash:' else 'payouts:' end || p.provider, -p.cents)
        ) party (account, amount)
        where p.state not in ('failed', 'cancelled')
      )
      select payout_id as id, account || ' has ' || coalesce(posted.cents, 0) || ' cents, due ' || coalesce(due.cents, 0) as problem
      from posted full join due using (payout_id, account)
      where posted.cents is distinct from due.cents`
  },
  {
    name: 'seller_balances_match_earnings',
    statement: 'The ledger owes each seller their unpaid earnings less what they owe, to the cent.',
    findViolations: () => sql`
      with owed as (
        select substr(account, 8) as seller_id, -sum(cents) as cents
        from ledger_entries where account like 'seller:%' group by 1
      ),
      unpaid as (select seller_id, sum(cents - payout_cents) as cents from earnings group by seller_id)
      select coalesce(owed.seller_id, unpaid.seller_id) as id,
        'is owed ' || coalesce(owed.cents, 0) || ' cents by the ledger and has ' || coalesce(unpaid.cents, 0) || ' unpaid' as problem
      from owed full join unpaid on unpaid.seller_id = owed.seller_id
      where coalesce(owed.cents, 0) <> coalesce(unpaid.cents, 0)`
  },
  {
    name: 'payouts_come_to_an_end',
    statement:
      'A seller has one payout under way at a time, and none that was sent takes longer than 14 days.',
    findViolations: (now) => sql`
      select seller_id as id, 'has ' || count(*) || ' payouts under way' as problem
      from payouts where state in ('pending', 'held', 'in_transit') group by seller_id having count(*) > 1
      union all
      select id, 'is ' || state || ' and was not checked since ' || checked_at from payouts
      where state in ('pending', 'in_transit') and checked_at < ${now}::timestamptz - interval '1 day'`
  }
];
