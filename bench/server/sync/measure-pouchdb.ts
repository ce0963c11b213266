import PouchDB from 'pouchdb-core';
import memoryAdapter from 'pouchdb-adapter-memory';
import replication from 'pouchdb-replication';

PouchDB.plugin(memoryAdapter);
PouchDB.plugin(replication);

const documentCount = 10_000;

/** Median time in ms to replicate `count` documents of `length` characters each into an empty database. */
export async function measureFirstReplication(
  count: number,
  length: number,
  repeats: number
): Promise<number> {
  const server = new PouchDB('seller', { adapter: 'memory' });
  await server.bulkDocs(
    Array.from({ length: count }, (_, index) => ({ _id: `t${index}`, text: 'x'.repeat(length) }))
  );
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const device = new PouchDB(`device-${repeat}`, { adapter: 'memory' });
    times.push(await timeReplication(count, () => device.replicate.from(server, { batch_size: pageRows })));
    await device.destroy();
  }
  await server.destroy();
  return times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0;
}

/** Maximum rows of one pull. */
const pageRows = 500;

export type PouchFigures = {
  /** Replications a second that find nothing. */
  readonly empty: number;
  /** Milliseconds until the changed documents are on the device. */
  readonly changes: number;
  /** Changed documents a second that reach the server. */
  readonly pushed: number;
};

/**
 * PouchDB replicates documents of the same size between two databases in the memory of one process. It stores nothing, and
 * there is neither HTTP nor a session, so its figures are a lower bound of what a server of it would take.
 */
export async function measurePouchDb(changeCount: number, repeats: number, value: object) {
  const server = new PouchDB('server', { adapter: 'memory' });
  const device = new PouchDB('device', { adapter: 'memory' });
  const options = { batch_size: changeCount };
  await server.bulkDocs(
    Array.from({ length: documentCount }, (_, index) => ({ _id: `t${index}`, ...value }))
  );
  await device.replicate.from(server, options);
  const rounds: { empty: number; changes: number; pushed: number }[] = [];
  for (let round = 0; round < repeats; round += 1) {
    await editDocuments(server, changeCount, round);
    const changes = await timeReplication(changeCount, () => device.replicate.from(server, options));
    const empty = await timeReplication(0, () => device.replicate.from(server, options));
    await editDocuments(device, changeCount, -round);
    const pushed = await timeReplication(changeCount, () => device.replicate.to(server, options));
    rounds.push({ empty, changes, pushed });
  }
  await Promise.all([server.destroy(), device.destroy()]);
  const median = (key: 'empty' | 'changes' | 'pushed'): number =>
    rounds.map((round) => round[key]).toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0;
  return {
    empty: 1000 / median('empty'),
    changes: median('changes'),
    pushed: (1000 * changeCount) / median('pushed')
  } satisfies PouchFigures;
}

async function editDocuments(database: PouchDB, count: number, edit: number): Promise<void> {
  const { rows } = await database.allDocs({ limit: count, include_docs: true });
  await database.bulkDocs(rows.map(({ doc }) => ({ ...doc, edit })));
}

/** Milliseconds. */
async function timeReplication(
  expected: number,
  replicate: () => Promise<{ readonly docs_written: number }>
): Promise<number> {
  const startedAt = performance.now();
  const { docs_written: written } = await replicate();
  if (written !== expected) throw new Error(`PouchDB replicated ${written} documents`);
  return performance.now() - startedAt;
}
