// Histories that nobody thought of, against a real database: whatever is done, lost and doubled, and wherever the server
// dies, the money and the rights come to where the provider's own books say.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHistory, type History } from '../support/server/buying/acts.ts';
import { listFailedHistories, writeFailedHistory } from '../support/server/buying/failed-histories.ts';
import { playHistory } from '../support/server/buying/play-history.ts';
import { shortenHistory } from '../support/server/buying/shorten-history.ts';
import { openTheatre, type Theatre } from '../support/server/buying/theatre.ts';
import { seed } from '../support/seed.ts';

const runs = Number(process.env['RUNS'] ?? 60);
const actsEach = 50;
/** Each with a seed of its own: what one waits for, another computes. */
const theatres = 3;
/** All of a shop is looked at after each of them. */
const historiesEach = 20;

/** Alone, as no other history can have had a part in it. */
async function playAlone(history: History): Promise<readonly string[]> {
  const theatre = await openTheatre();
  try {
    return await playHistory(theatre, history);
  } finally {
    await theatre.stop().catch(() => undefined);
  }
}

async function play(theatre: Theatre, history: History): Promise<void> {
  const faults = await playHistory(theatre, history);
  if (faults.length === 0) return;
  const shorter = await shortenHistory(history);
  const told = writeFailedHistory(faults[0] ?? '', shorter);
  throw new Error(`${faults.join('\n')}\nTo be kept in tests/server/buying-histories:\n${told}`);
}

test.each(listFailedHistories())('ends well though it once broke: $broke', async ({ acts }) => {
  expect(await playAlone(acts)).toEqual([]);
});

test(`${runs} histories of ${actsEach} acts end as the provider says, and everything that always has to be so is (seed ${seed})`, async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: theatres }, async (_, place) => {
      let theatre = await openTheatre();
      let played = 0;
      await fc.assert(
        fc.asyncProperty(anyHistory(actsEach), async (history) => {
          if (++played % historiesEach === 0) {
            await theatre.stop();
            theatre = await openTheatre();
          }
          await play(theatre, history);
        }),
        {
          numRuns: Math.floor((runs + place) / theatres),
          seed: seed + place,
          endOnFailure: true
        }
      );
      await theatre.stop();
    })
  );
  for (const end of ends) {
    if (end.status === 'fulfilled') continue;
    const { cause } = end.reason as Error;
    throw cause instanceof Error ? cause : end.reason;
  }
}, 3_600_000);
