import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { findNearDuplicates } from '#server/services/sealed/near-duplicates.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

let server: TestApp;
let sellerId: string;
let otherId: string;

const rain: PromptData = {
  ...defaultPromptData,
  concept: 'Rain over Lisbon: an old tram climbs an empty street before dawn, its windows glow like lamps',
  setting: 'a steep tiled street in the old quarter, puddles full of neon, laundry forgotten on the balconies'
};
const edited: PromptData = { ...rain, concept: rain.concept.replace('Lisbon', 'Porto') };

const find = (data: PromptData, slug: string | null = null) =>
  findNearDuplicates(server.database.db, { data, sellerId, slug });

beforeAll(async () => {
  server = await createTestApp();
  sellerId = await seedSeller(server.database.db, 'rain-seller');
  otherId = await seedSeller(server.database.db, 'ship-seller');
});
afterAll(() => server.stop());

test('one’s own listing is named with how close it is, also by an earlier version, and not to itself', async () => {
  const { db } = server.database;
  const draft = buildPromptDraft({ title: 'Rain over Lisbon', data: rain });
  const { id, slug } = await seedListing(db, sellerId, draft);
  expect(await find(rain)).toEqual({
    own: [{ slug, title: 'Rain over Lisbon', percent: 100 }],
    isCloseToAnother: false
  });
  const { own } = await find(edited);
  expect(own).toMatchObject([{ slug }]);
  expect(own[0]?.percent).toBeGreaterThanOrEqual(60);
  expect(own[0]?.percent).toBeLessThan(100);
  expect(await find(rain, slug)).toEqual({ own: [], isCloseToAnother: false });

  await server.database.pool.query("update listings set state = 'pending' where id = $1", [id]);
  const rewritten = {
    ...rain,
    concept: 'A fox waits for the last ferry',
    setting: 'a pier in winter, no wind'
  };
  await seedListing(db, sellerId, buildPromptDraft({ title: 'The fox', data: rewritten }), { listingId: id });
  expect((await find(rain)).own).toMatchObject([{ slug, percent: 100 }]);
});

test('another’s listing on sale is told of without its name, and only while it is on sale', async () => {
  const data = {
    ...defaultPromptData,
    concept: 'The lighthouse keeper counts seven ships and writes down six of them'
  };
  const { id } = await seedListing(
    server.database.db,
    otherId,
    buildPromptDraft({ title: 'Seven ships', data })
  );
  expect(await find(data)).toEqual({ own: [], isCloseToAnother: true });
  await server.database.pool.query("update listings set state = 'archived' where id = $1", [id]);
  await refreshListings(server.database.db, [id], server.context.now());
  expect(await find(data)).toEqual({ own: [], isCloseToAnother: false });
});

test('a prompt without words of its own is close to nothing', async () => {
  expect(await find(defaultPromptData)).toEqual({ own: [], isCloseToAnother: false });
});
