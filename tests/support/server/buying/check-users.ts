// The expected state of accounts and reviews.
import { sql } from 'drizzle-orm';
import type { ModelRun } from './model-run.ts';

export const findWrongUsers = async (modelRun: ModelRun): Promise<readonly string[]> => [
  ...(await findWrongAccounts(modelRun)),
  ...(await findWrongReviews(modelRun))
];

/** An address has one account or none; the account has one way to sign in, or the link that leads to one. */
async function findWrongAccounts({ market, addresses }: ModelRun): Promise<readonly string[]> {
  if (addresses.size === 0) return [];
  const { rows } = await market.database.db.execute<{ email: string; accounts: number; ways: number }>(sql`
    select u.email, count(distinct u.id)::int as accounts, count(w.user_id)::int as ways
    from users u left join (
      select user_id from sign_in_methods
      union all select user_id from mail_requests where kind in ('reset', 'first_password') and token_hash is not null
    ) w on w.user_id = u.id
    where u.email = any(${sql.param([...addresses])}::text[]) group by u.email`);
  return rows
    .filter(({ accounts, ways }) => accounts !== 1 || ways !== 1)
    .map(({ email, accounts, ways }) => `${email} has ${accounts} accounts and ${ways} ways to sign in`);
}

type ReviewStatus = {
  readonly key: string;
  readonly stars: number | null;
  /** True if money of every order of it was kept, and if that of any was. */
  readonly isUntouched: boolean;
  readonly isKept: boolean;
};

/** A review stands with its last stars while its money stays, and goes with it. */
async function findWrongReviews({ market, goods, reviews, people }: ModelRun): Promise<readonly string[]> {
  const { rows } = await market.database.db.execute<ReviewStatus>(sql`
    select p.id || ' ' || l.id as key, r.stars,
      coalesce(bool_and(o.state = 'paid' and not exists (
        select 1 from payment_facts f where f.order_id = o.id and f.fact ->> 'kind' ~ '^(refund|dispute)'
      ) and not exists (select 1 from refunds b where b.order_id = o.id)), true) as "isUntouched",
      coalesce(bool_or(o.state <> 'refunded' and o.paid_at is not null and not exists (
        select 1 from payment_facts f where f.order_id = o.id and f.fact ->> 'kind' = 'dispute_lost'
      )), false) as "isKept"
    from unnest(${sql.param(people.map(({ id }) => id))}::text[]) p (id)
    cross join unnest(${sql.param(goods.map(({ id }) => id))}::text[]) l (id)
    left join reviews r on r.author_id = p.id and r.listing_id = l.id
    left join orders o on o.buyer_id = p.id and o.paid_at is not null and exists (
      select 1 from order_items i where i.order_id = o.id and l.id in (i.listing_id, o.listing_id))
    group by p.id, l.id, r.stars`);
  return rows.flatMap(({ key, stars, isUntouched, isKept }) => {
    const written = reviews.get(key);
    if (stars !== null && written === undefined) return [`${key} has a review that nobody wrote`];
    if (stars !== null && written !== null && stars !== written)
      return [`${key} has ${stars} stars, not ${written}`];
    if (stars !== null && !isKept) return [`${key} has a review though the money went back`];
    const isMissing = stars === null && typeof written === 'number' && isUntouched;
    return isMissing ? [`${key} has lost its review`] : [];
  });
}
