import { expect } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';

/** Fails with the violated invariants, except for those whose names are in `planted`. */
export async function expectInvariants(
  context: Pick<Context, 'db' | 'now'>,
  expectedViolations: readonly string[] = []
): Promise<void> {
  const violations = await checkInvariants(context);
  expect(violations.filter(({ name }) => !expectedViolations.includes(name))).toEqual([]);
}
