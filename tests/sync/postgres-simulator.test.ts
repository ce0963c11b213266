import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { seed } from '#tests/support/seed.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { findProblem } from './check-outcome.ts';
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
  for (let run = 0; run < runs; run += 1) {
    const server = await createPostgresServer(database, () => (time += 1));
    const problem = await findProblem(
      await simulate({ seed: seed + run, devices: 4, operations, faults: true, server })
    );
    expect(problem, `seed ${seed + run}`).toBeUndefined();
  }
}, 1_800_000);
