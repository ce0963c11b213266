import { randomUUID } from 'node:crypto';
import { saveResult } from '#server/services/buyer-result/write-results.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { createTestContext } from './create-test-context.ts';
import { defaultTerms } from './default-terms.ts';
import { seedUser } from './seed-listings.ts';
import { withServerDatabase } from './with-server-database.ts';

type ResultsSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  /** Of a free prompt. */
  readonly slug: string;
  /** One buyer each, with so many takes on Veo 3.1. */
  readonly takes: readonly number[];
};

/** New buyers get a free prompt, open it and add their results. */
export const seedResults = ({ dataFolder, slug, takes }: ResultsSeed): Promise<void> =>
  withServerDatabase(dataFolder, async (client) => {
    const jobs = { add: () => Promise.resolve(), retry: () => Promise.resolve() };
    const { context } = createTestContext(client, dataFolder, { jobs });
    for (const each of takes) {
      const id = await seedUser(client.db, `buyer-${randomUUID().slice(0, 8)}`);
      const buyer: Person = { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true };
      const order = await placeOrder(context, buyer, {
        intent: randomUUID(),
        slug,
        totalCents: 0,
        terms: defaultTerms,
        isFromDesktop: false
      });
      for (const purchase of order.purchases)
        await openPurchase(context, buyer, { id: purchase.id, termsVersion: openingTerms.version });
      const draft = {
        video: { kind: 'hosted', url: 'https://youtu.be/dQw4w9WgXcQ' } as const,
        model: 'veo-3.1',
        settings: '8 s, 1080p, 16:9',
        changes: each === 1 ? '' : 'A red coat instead of the grey one.',
        takes: each
      };
      await saveResult(context, { slug, ...draft }, { actor: buyer });
    }
  });
