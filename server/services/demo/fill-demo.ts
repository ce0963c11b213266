import * as z from 'zod';
import type { Context } from '../../context/context.ts';
import { defineJob } from '../../context/job.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { oneTimeTasks } from '../../db/schema/catalog.ts';
import { reviews, sellers } from '../../db/schema/listings.ts';
import { publishVersion } from '../listing/publish/publish-version.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';
import { toBundleDraft, toPromptDraft } from './demo-drafts.ts';
import { demoBuyers, demoSellers, listDemoReviews } from './demo-sellers.ts';
import type { DemoBundle, DemoPrompt, DemoSeller } from './sellers/demo-seller.ts';

type DemoContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** A minute lies between two demo listings, so that "newest" has an order. */
const apartMs = 60_000;

/**
 * Fills the demo catalog at a server's first start, once for all its copies and never again, so that what was
 * removed stays away. True where this call filled it.
 */
export async function fillDemo({ db, now, newId }: DemoContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(oneTimeTasks)
      .values({ name: 'fill-demo', doneAt: new Date(now()) })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return false;
    const shops = demoSellers.map((seller) => ({ seller, goods: [...seller.prompts, ...seller.bundles] }));
    let moment = now() - shops.flatMap(({ goods }) => goods).length * apartMs;
    const context = { now: () => moment, newId };
    const buyers = await makePeople(tx, context, demoBuyers.map(toBuyer));
    const owners = new Map<DemoSeller, string>();
    for (const { seller } of shops) owners.set(seller, await makeSeller(tx, context, seller));
    const published = new Map<string, string>();
    for (const [place, { seller, good }] of interleave(shops).entries()) {
      moment += apartMs;
      const draft = isPrompt(good) ? toPromptDraft(seller, good) : toBundleDraft(seller, good, published);
      const sellerId = owners.get(seller) ?? '';
      const { id } = await publishVersion(context, tx, { draft, sellerId, isDemo: true });
      if (isPrompt(good)) published.set(good.title, id);
      await review(tx, context, { listingId: id, buyers, language: seller.language, place });
    }
    return true;
  });
}

type Good = DemoPrompt | DemoBundle;
type Shop = { readonly seller: DemoSeller; readonly goods: readonly Good[] };

/** One of each shop after the other, so that no page shows one shop alone. */
function interleave(shops: readonly Shop[]): { readonly seller: DemoSeller; readonly good: Good }[] {
  const rounds = Math.max(...shops.map(({ goods }) => goods.length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    shops.flatMap(({ seller, goods }) => goods.slice(round, round + 1).map((good) => ({ seller, good })))
  );
}

const isPrompt = (good: Good): good is DemoPrompt => 'fields' in good;

type NewPerson = { readonly username: string; readonly displayName: string; readonly bio: string };

const toBuyer = (displayName: string): NewPerson => ({
  username: displayName.toLowerCase().replaceAll(' ', '-'),
  displayName,
  bio: 'A made-up buyer of the demo catalog.'
});

/** People of the demo have no password and an address that no mail can reach. */
async function makePeople(
  db: Database,
  { newId }: Pick<DemoContext, 'newId'>,
  people: readonly NewPerson[]
): Promise<string[]> {
  const rows = people.map((person) => ({
    ...person,
    id: newId('usr'),
    email: `${person.username}@demo.invalid`,
    isDemo: true
  }));
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

async function makeSeller(
  db: Database,
  context: Pick<DemoContext, 'now' | 'newId'>,
  seller: DemoSeller
): Promise<string> {
  const { username, displayName, bio } = seller;
  const [id = ''] = await makePeople(db, context, [{ username, displayName, bio }]);
  await db.insert(sellers).values({ userId: id, state: 'active', createdAt: new Date(context.now()) });
  return id;
}

type Reviewing = {
  readonly listingId: string;
  readonly buyers: readonly string[];
  readonly language: DemoSeller['language'];
  readonly place: number;
};

async function review(
  db: Database,
  { now, newId }: Pick<DemoContext, 'now' | 'newId'>,
  reviewing: Reviewing
): Promise<void> {
  const { listingId, buyers, language, place } = reviewing;
  const rows = listDemoReviews(language, place).flatMap(([stars, text], index) => {
    const authorId = buyers[index];
    const createdAt = new Date(now());
    return authorId === undefined ? [] : [{ id: newId('rev'), listingId, authorId, stars, text, createdAt }];
  });
  if (rows.length === 0) return;
  await db.insert(reviews).values(rows);
  await refreshListings(db, [listingId], now());
}

/** Asked for at every start; only the first one finds something to do. */
export const fillDemoJob = defineJob({
  name: 'fill-demo',
  payload: z.object({}),
  run: async (context) => {
    if (await fillDemo(context)) context.log.info({}, 'the demo catalog is filled');
  }
});
