// Shared setup of all integration tests of a run: the built server, and one PostgreSQL with one database that was migrated
// once, of which the others are copies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, type DatabaseAddress } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { createLog } from '#server/log/create-log.ts';
import { build, isStale } from '../../../scripts/build/targets.ts';

declare module 'vitest' {
  // vitest asks for an interface to be merged into.
  interface ProvidedContext {
    readonly databaseAddress: DatabaseAddress;
    readonly ownerAddress: DatabaseAddress;
    readonly templateDatabase: string;
  }
}

const templateDatabase = 'migrated';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const failure = isStale('server') ? await build('server') : null;
  if (failure !== null) throw new Error(`${failure.output}\nThe server build failed.`);
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-tests-'));
  const { address, ownerAddress, stop } = await startEmbeddedPostgres(folder, { isDurable: false });
  const client = new pg.Client(ownerAddress);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrateDatabase({ ...ownerAddress, database: templateDatabase }, address.user);
  await makeQueues({ ...address, database: templateDatabase });
  project.provide('databaseAddress', address);
  project.provide('ownerAddress', ownerAddress);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The queue makes its own tables at first use, which takes longer than most tests. */
async function makeQueues(address: DatabaseAddress): Promise<void> {
  const { jobPool, close } = connect(address, () => undefined);
  const jobs = createJobs(jobPool, allJobs, createLog('silent'));
  await jobs.open();
  await jobs.stop();
  await close();
}
