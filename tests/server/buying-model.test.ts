// Histories that nobody thought of, against a real database: whatever is done, lost and doubled, and wherever the server
// dies, the money and the rights come to where the provider's own books say.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCommandSequence, type CommandSequence } from '../support/server/buying/command-sequence.ts';
import { listFailingSequences, writeFailingSequence } from '../support/server/buying/failing-sequences.ts';
import { runSequence } from '../support/server/buying/run-sequence.ts';
import { shrinkSequence } from '../support/server/buying/shrink-sequence.ts';
import { createModelHarness, type ModelHarness } from '../support/server/buying/model-harness.ts';
import { seed } from '../support/seed.ts';

const runs = Number(process.env['RUNS'] ?? 30);
const actsEach = 50;
/** Each with a seed of its own: what one waits for, another computes. */
const theatres = 3;
/** All of a shop is looked at after each of them. */
const historiesEach = 20;

/** Alone, as no other history can have had a part in it. */
async function playAlone(history: CommandSequence): Promise<readonly string[]> {
  const harness = await createModelHarness();
  try {
    return await runSequence(harness, history);
  } finally {
    await harness.stop().catch(() => undefined);
  }
}

async function play(harness: ModelHarness, history: CommandSequence): Promise<void> {
  const faults = await runSequence(harness, history);
  if (faults.length === 0) return;
  const shorter = await shrinkSequence(history);
  const notified = writeFailingSequence(faults[0] ?? '', shorter);
  throw new Error(`${faults.join('\n')}\nTo be kept in tests/server/buying-sequences:\n${notified}`);
}

test.each(listFailingSequences())('ends well though it once broke: $broke', async ({ acts }) => {
  expect(await playAlone(acts)).toEqual([]);
});

test(`${runs} histories of ${actsEach} acts end as the provider says, and everything that always has to be so is (seed ${seed})`, async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: theatres }, async (_, place) => {
      let harness = await createModelHarness();
      let played = 0;
      await fc.assert(
        fc.asyncProperty(anyCommandSequence(actsEach), async (history) => {
          if (++played % historiesEach === 0) {
            await harness.stop();
            harness = await createModelHarness();
          }
          await play(harness, history);
        }),
        {
          numRuns: Math.floor((runs + place) / theatres),
          seed: seed + place,
          endOnFailure: true
        }
      );
      await harness.stop();
    })
  );
  for (const end of ends) {
    if (end.status === 'fulfilled') continue;
    const { cause } = end.reason as Error;
    throw cause instanceof Error ? cause : end.reason;
  }
}, 3_600_000);
