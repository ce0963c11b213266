import { expect, it } from 'vitest';
import { seed } from '#tests/support/seed.ts';
import { findProblem } from './check-outcome.ts';
import { findFailure } from './find-failure.ts';
import { simulate } from './simulation.ts';

it('shows the smallest simulation that was found to fail', async () => {
  const size = { devices: 5, operations: 100 };
  const failure = await findFailure(seed, 100, size, async (played) =>
    findProblem(await simulate({ ...played, faults: true, serverBug: 'mutation applied twice' }))
  );
  expect(failure).toMatch(/^\{"devices":[23],"operations":(?:3|5|8),"seed":\d+\}: .*twice/u);
});
