import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder for one server: a copy of the run's filled one where there is one, else empty and filled at the start. */
export function createMarketFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-market-'));
  const filled = process.env['FILLED_MARKET'];
  if (filled === undefined) return folder;
  cpSync(filled, folder, { recursive: true });
  // PostgreSQL takes no cluster that others may read, and a copy of a folder has the usual rights.
  chmodSync(join(folder, 'postgres/cluster'), 0o700);
  return folder;
}

/** Waits for the demo catalog, which the first start on a data folder fills once it answers. */
export async function isFilled(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = (await (await fetch(`${url}/api/v1/listings?limit=60`)).json()) as { items: unknown[] };
    if (answer.items.length >= 50) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The demo catalog was not filled');
}
