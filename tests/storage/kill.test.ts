import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openConnection } from '#main/storage/database/connection.ts';
import { seededRandom } from '#shared/kit/random.ts';
import { buildHistoryEntry, buildStep } from '#tests/support/builders.ts';
import { startChild, waitForEnd } from '#tests/support/child.ts';
import { getValue } from '#tests/support/results.ts';
import { seed } from '#tests/support/seed.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

const kills = Number(process.env.KILLS ?? 15);
const writes = kills * 20;

type Answered = { draft: number; history: number; count: number };

/** Lets the child write until it was answered `least` times and a random moment more, then kills it. */
async function writeAndDie(folder: string, answered: Answered, least: number, moment: number): Promise<void> {
  const enough = answered.count + least;
  const progress = new EventEmitter();
  const reached = once(progress, 'enough');
  const child = startChild(new URL('writing-child.ts', import.meta.url), [folder], (line) => {
    const [kind, number] = line.split(' ');
    if (kind === 'draft') answered.draft = Number(number);
    if (kind === 'history') answered.history = Number(number);
    answered.count += 1;
    if (answered.count >= enough) progress.emit('enough');
  });
  const end = waitForEnd(child);
  await Promise.race([reached, end]);
  await setTimeout(moment);
  child.kill('SIGKILL');
  expect(await end).toBe('SIGKILL');
}

async function checkAnswered(folder: string, answered: Answered): Promise<void> {
  const { device, storage } = createSqliteDevice({ folder, now: Date.now });
  const { draft, history } = await getValue(device.storage.export());
  const revision = draft?.revision ?? 0;
  expect(revision).toBeGreaterThanOrEqual(answered.draft);
  expect(revision).toBeLessThanOrEqual(answered.draft + 1);
  expect(draft?.document.data.concept).toBe(`Concept ${revision}`);
  const first = Math.max(1, revision - 99);
  expect(draft?.steps).toEqual(
    Array.from({ length: revision - first + 1 }, (_, index) => buildStep(first + index))
  );

  const newest = history[0]?.createdAt ?? 0;
  expect(newest).toBeGreaterThanOrEqual(answered.history);
  expect(newest).toBeLessThanOrEqual(answered.history + 1);
  const kept = Array.from({ length: Math.min(50, newest) }, (_, index) => buildHistoryEntry(newest - index));
  expect(history).toEqual(kept);
  expect((await getValue(device.storage.status())).recovery).toBeNull();
  storage.close();
  answered.draft = revision;
  answered.history = newest;
}

test(
  `nothing answered is lost in ${kills} kills and ${writes} writes (SEED=${seed})`,
  async () => {
    const random = seededRandom(seed);
    const folder = createTempFolder();
    const answered: Answered = { draft: 0, history: 0, count: 0 };
    for (let kill = 1; kill <= kills; kill += 1) {
      const missing = writes - answered.count;
      const isLast = kill === kills;
      await writeAndDie(folder, answered, isLast ? Math.max(1, missing) : 1, random() * 40);
      await checkAnswered(folder, answered);
    }
    expect(answered.count).toBeGreaterThanOrEqual(writes);
    const connection = openConnection(join(folder, 'reelwright.db'));
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    connection.close();
  },
  60_000 + kills * 1000
);
