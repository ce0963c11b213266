import type { SimulationOptions } from './simulation.ts';

type Size = Pick<SimulationOptions, 'devices' | 'operations'>;
type Played = Size & Pick<SimulationOptions, 'seed'>;

/** The problem of a simulation in words; undefined where it has none. */
type Play = (played: Played) => Promise<string | undefined>;

const reportEveryMs = 60_000;
const triesPerSize = 40;

/**
 * The first problem among these seeds, with the smallest simulation that was found to have one. A long run says how far it
 * came, so that one which was ended goes on with `SEED=<the next>` and the number of seeds that are left.
 */
export async function findFailure(
  first: number,
  runs: number,
  size: Size,
  play: Play
): Promise<string | undefined> {
  let reportedAt = Date.now();
  for (let run = 0; run < runs; run += 1) {
    const played = { ...size, seed: first + run };
    const problem = await play(played);
    if (problem !== undefined) {
      console.log(`${describe({ played, problem })}\nA smaller simulation that fails is looked for.`);
      return describe(await shrink({ played, problem }, play));
    }
    if (Date.now() - reportedAt < reportEveryMs) continue;
    reportedAt = Date.now();
    console.log(`${run + 1} of ${runs} seeds have passed; the next is ${first + run + 1}`);
  }
  return undefined;
}

type Failure = { readonly played: Played; readonly problem: string };

const describe = ({ played, problem }: Failure): string => `${JSON.stringify(played)}: ${problem}`;

/** With fewer devices or operations a seed draws another history, so that each smaller size is tried with several seeds. */
async function shrink(failure: Failure, play: Play): Promise<Failure> {
  for (const size of listSmaller(failure.played))
    for (let tried = 0; tried < triesPerSize; tried += 1) {
      const played = { ...size, seed: failure.played.seed + tried };
      const problem = await play(played);
      if (problem !== undefined) return { played, problem };
    }
  return failure;
}

/** From the smallest on. Two devices are the least: the last one is another user's. */
function listSmaller({ devices, operations }: Size): Size[] {
  const counts = [3, 5, 8, 12, 20, 30, 60, 120].filter((count) => count < operations);
  return counts.flatMap((count) =>
    Array.from({ length: devices - 1 }, (_, index) => ({ devices: index + 2, operations: count }))
  );
}
