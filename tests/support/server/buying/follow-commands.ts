// Following, and the notices that it leads to.
import { sql } from 'drizzle-orm';
import { setFollow } from '#server/services/follow/follows.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { CommandEffects } from './command-effects.ts';
import { at, type ModelRun, personOf } from './model-run.ts';
import { requestOf } from './request-of.ts';
import type { ModelSeller } from './seed-goods.ts';

/** Whoever follows the seller at this moment is told of the listing, once. */
export function expectAnnouncement(
  { people, follows, announced }: ModelRun,
  seller: ModelSeller,
  slug: string
): void {
  for (const { id } of people) if (follows.has(`${id} ${seller.person.id}`)) announced.push(`${id} ${slug}`);
}

async function setFollowing(
  modelRun: ModelRun,
  act: { readonly who: number; readonly seller: number },
  isFollowing: boolean
): Promise<void> {
  const who = personOf(modelRun, act.who);
  const seller = at(modelRun.sellers, act.seller);
  if (seller === undefined) return;
  const { username, person } = seller;
  const key = `${who.id} ${person.id}`;
  const isHeard = await modelRun.serve(async (context) => {
    const isTaken = await setFollow(context, { username, isFollowing }, requestOf(who)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ContractFailure && error.code === 'forbidden') return false;
        throw error;
      }
    );
    if (isTaken !== (person.id !== who.id || !isFollowing))
      modelRun.faults.push(`${key} ${isTaken ? 'may' : 'may not'} follow`);
  });
  const isOn = isHeard ? isFollowing && person.id !== who.id : (await listFollows(modelRun)).has(key);
  if (isOn) modelRun.follows.add(key);
  else modelRun.follows.delete(key);
}

async function listFollows({ market, people }: ModelRun): Promise<ReadonlySet<string>> {
  const { rows } = await market.database.db.execute<{ readonly key: string }>(sql`
    select follower_id || ' ' || seller_id as key from follows
    where follower_id = any(${sql.param(people.map(({ id }) => id))}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

export const followCommands: CommandEffects<'follow' | 'unfollow'> = {
  follow: (modelRun, act) => setFollowing(modelRun, act, true),
  unfollow: (modelRun, act) => setFollowing(modelRun, act, false)
};

/** Followers that are none, and followers who were not told of a new listing, or twice, or of one too many. */
export async function findWrongFollows(modelRun: ModelRun): Promise<readonly string[]> {
  const { market, people, follows, announced } = modelRun;
  const found = await listFollows(modelRun);
  const { rows } = await market.database.db.execute<{ readonly key: string }>(sql`
    select user_id || ' ' || (subject ->> 'slug') as key from notices
    where subject ->> 'kind' = 'new_listing' and user_id = any(${sql.param(people.map(({ id }) => id))}::text[])`);
  const notified = rows.map(({ key }) => key).toSorted();
  const faults: string[] = [];
  if ([...found].toSorted().join() !== [...follows].toSorted().join())
    faults.push(`followed are ${[...found].join()}, not ${[...follows].join()}`);
  if (notified.join() !== announced.toSorted().join())
    faults.push(`told of new listings were ${notified.join()}, not ${announced.join()}`);
  return faults;
}
