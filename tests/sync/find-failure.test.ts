import { expect, it } from 'vitest';
import { seed } from '#tests/support/seed.ts';
import { findProblem } from './check-outcome.ts';
import { findFailure } from './find-failure.ts';
import { simulate, type SimulationOptions } from './simulation.ts';

const play = async (played: Pick<SimulationOptions, 'devices' | 'operations' | 'seed'>) =>
  findProblem(await simulate({ ...played, faults: true, serverBug: 'mutation applied twice' }));

it('logs the original failure, and reports the smallest simulation that was found to fail', async () => {
  const logged: string[] = [];
  const size = { devices: 5, operations: 100 };
  const failure = await findFailure(seed, 100, size, play, (line) => logged.push(line));
  expect(failure).toMatch(/^\{"devices":[23],"operations":(?:3|5|8),"seed":\d+\}: .*twice/u);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^\{"devices":5,"operations":100,"seed":\d+\}: .*twice/u);
});
