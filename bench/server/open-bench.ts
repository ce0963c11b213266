import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseClient } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

export type Bench = {
  readonly client: DatabaseClient;
  /** For a server that joins the database of this folder. */
  readonly environment: Readonly<Record<'DATA_DIR' | 'WEB_DIR', string>>;
  readonly close: () => Promise<void>;
};

/** An empty embedded database, as durable as in production, in a folder of its own. */
export async function openBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Reelwright</title>');
  const postgres = await startEmbeddedPostgres(folder);
  await migrateDatabase(postgres.ownerAddress, postgres.address.user);
  // Seeding fills append-only tables in bulk, which the application may not, and takes longer than a request may.
  const address = { ...postgres.ownerAddress, statement_timeout: 0 };
  const client = connect(address, () => undefined, { poolSize: 32 });
  return {
    client,
    environment: { DATA_DIR: folder, WEB_DIR: webFolder },
    close: async () => {
      await client.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
