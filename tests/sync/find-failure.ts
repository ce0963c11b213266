import type { SimulationOptions } from './simulation.ts';

type Size = Pick<SimulationOptions, 'devices' | 'operations'>;
type Played = Size & Pick<SimulationOptions, 'seed'>;

/** Runs a simulation. Resolves to a description of its failure, or undefined. */
type Play = (played: Played) => Promise<string | undefined>;

const reportEveryMs = 60_000;
const triesPerSize = 40;

/**
 * Finds the first failing seed and shrinks it to the smallest failing simulation. A long run prints its progress, so that an
 * interrupted one can resume with `SEED=<the next>` and the number of remaining seeds.
 */
export async function findFailure(
  first: number,
  runs: number,
  size: Size,
  play: Play,
  log: (line: string) => void = console.log
): Promise<string | undefined> {
  let reportedAt = Date.now();
  for (let run = 0; run < runs; run += 1) {
    const played = { ...size, seed: first + run };
    const problem = await play(played);
    if (problem !== undefined) {
      log(`${describe({ played, problem })}\nShrinking to a smaller simulation that fails.`);
      return describe(await shrink({ played, problem }, play));
    }
    if (Date.now() - reportedAt < reportEveryMs) continue;
    reportedAt = Date.now();
    log(`${run + 1} of ${runs} seeds have passed; the next is ${first + run + 1}`);
  }
  return undefined;
}

type Failure = { readonly played: Played; readonly problem: string };

const describe = ({ played, problem }: Failure): string => `${JSON.stringify(played)}: ${problem}`;

/** A seed draws a different history for each size, so several seeds are tried for each smaller size. */
async function shrink(failure: Failure, play: Play): Promise<Failure> {
  for (const size of listSmaller(failure.played))
    for (let tried = 0; tried < triesPerSize; tried += 1) {
      const played = { ...size, seed: failure.played.seed + tried };
      const problem = await play(played);
      if (problem !== undefined) return { played, problem };
    }
  return failure;
}

/** Smallest first. The minimum is two devices, because the last one belongs to another user. */
function listSmaller({ devices, operations }: Size): Size[] {
  const counts = [3, 5, 8, 12, 20, 30, 60, 120].filter((count) => count < operations);
  return counts.flatMap((count) =>
    Array.from({ length: devices - 1 }, (_, index) => ({ devices: index + 2, operations: count }))
  );
}
