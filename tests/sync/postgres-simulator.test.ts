import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { seed } from '#tests/support/seed.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { findProblem } from './check-outcome.ts';
import { findFailure } from './find-failure.ts';
import { createPostgresServer } from './postgres-server.ts';
import { simulate } from './simulation.ts';

const runs = Number(process.env['SYNC_POSTGRES_RUNS'] ?? 8);
const operations = Number(process.env['SYNC_OPERATIONS'] ?? 60);

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 40 });
  await settleSyncGeneration(database.db);
});
afterAll(() => database.drop());

it('devices that sync with PostgreSQL over a network with faults agree with it, with everything applied once', async () => {
  let time = 0;
  const failure = await findFailure(seed, runs, { devices: 4, operations }, async (played) => {
    const server = await createPostgresServer(database, () => (time += 1));
    return findProblem(await simulate({ ...played, faults: true, server }));
  });
  expect(failure).toBeUndefined();
}, 3_600_000);
