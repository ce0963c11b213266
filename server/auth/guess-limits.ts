// How often a password or a code may be tried. An account is never locked: a device its owner used before, and the
// link of a reset mail, always get through.
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../context.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { RequestContext } from '../request-context.ts';
import { findKnownDevice } from './known-device.ts';

const tenMinutes = 600;
const rule = (name: string, points: number): LimitRule => ({
  name,
  points,
  seconds: tenMinutes,
  isShared: true
});

const rules = {
  byAddress: rule('guesses by account and address', 5),
  /** Two windows may meet: twice this is what ten minutes can hold. */
  byAccount: rule('guesses by account', 9),
  byDevice: rule('guesses by account and known device', 10)
};

type Guessing = Pick<Context, 'limits' | 'secret' | 'now'>;

/**
 * Counts one guess at an account, whether or not it exists, and refuses with `rate_limited` when there were too many.
 * `kind` keeps what is guessed at apart; the answer takes back the count after a right guess.
 */
export async function countGuess(
  context: Guessing,
  request: RequestContext,
  kind: 'password' | 'code' | 'proof',
  email: string
): Promise<() => Promise<void>> {
  const device = findKnownDevice(context, request.headers, email);
  const account = `${kind}\n${email}`;
  const taken: readonly (readonly [LimitRule, string])[] =
    device === undefined
      ? [
          [rules.byAddress, `${account}\n${request.clientAddress}`],
          [rules.byAccount, account]
        ]
      : [[rules.byDevice, `${account}\n${device}`]];
  for (const [each, key] of taken) await take(context, request, each, key);
  const [first] = taken;
  return async () => {
    if (first !== undefined) await context.limits.forget(first[0], first[1]);
  };
}

async function take(
  { limits }: Guessing,
  request: RequestContext,
  each: LimitRule,
  key: string
): Promise<void> {
  const verdict = await limits.take(each, key);
  if (verdict.isAllowed) return;
  request.addHeader('retry-after', String(verdict.retryAfterSeconds));
  throw new ContractFailure('rate_limited');
}
