// Limits attempts at passwords and codes by account. Nothing is ever locked: a known device, on which the account was
// used before, has attempts of its own, and the link of a reset mail makes a device known.
import { createHmac, randomBytes } from 'node:crypto';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../context/context.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import type { RequestContext } from '../context/request-context.ts';
import { cookieAttributes, cookieNames, isDesktop, readCredential } from './credentials.ts';
import { sign } from './tokens.ts';

const windowSeconds = 600;
const rule = (name: string, points: number): RateLimitRule => ({
  name,
  points,
  seconds: windowSeconds,
  isShared: true
});

const rules = {
  byAddress: rule('attempts by account and address', 5),
  /** An attacker may meet two windows within ten minutes: at most twice this many. */
  byAccount: rule('attempts by account', 9),
  byDevice: rule('attempts by account and known device', 10)
};

type Counting = Pick<Context, 'limits' | 'secret' | 'now'>;

/**
 * Counts one attempt at an account, whether or not it exists, and throws `rate_limited` beyond the limit. Kinds of
 * attempt are counted apart. The returned function takes the attempt back once it has succeeded: failures from this
 * address or device are forgotten, and those of others stay counted.
 */
export async function countAttempt(
  context: Counting,
  request: RequestContext,
  kind: 'password' | 'code' | 'reauthentication',
  email: string
): Promise<() => Promise<void>> {
  const device = findKnownDevice(context, request.headers, email);
  const account = `${kind}\n${email}`;
  const taken: readonly (readonly [RateLimitRule, string])[] =
    device === undefined
      ? [
          [rules.byAddress, `${account}\n${request.clientAddress}`],
          [rules.byAccount, account]
        ]
      : [[rules.byDevice, `${account}\n${device}`]];
  for (const [each, key] of taken) await take(context, request, each, key);
  const [own, ofAccount] = taken;
  return async () => {
    if (own !== undefined) await context.limits.forget(...own);
    if (ofAccount !== undefined) await context.limits.giveBack(...ofAccount);
  };
}

async function take(
  { limits }: Counting,
  request: RequestContext,
  each: RateLimitRule,
  key: string
): Promise<void> {
  const verdict = await limits.take(each, key);
  if (verdict.isAllowed) return;
  request.addHeader('retry-after', String(verdict.retryAfterSeconds));
  throw new ContractFailure('rate_limited');
}

const deviceLifetimeSeconds = 365 * 24 * 60 * 60;

/** Binds a device to an account without naming the account in the device's token. */
const bindingOf = (email: string, deviceId: string, secret: string): string =>
  createHmac('sha256', secret).update(`known device\n${deviceId}\n${email}`).digest('base64url');

/** The device's id where this account was used on it before. */
function findKnownDevice(
  { secret, now }: Pick<Context, 'secret' | 'now'>,
  headers: Headers,
  email: string
): string | undefined {
  const [deviceId = '', until = '', binding] = readCredential(headers, 'device', secret)?.split('~') ?? [];
  const isKnown = binding === bindingOf(email, deviceId, secret) && Number(until) > now();
  return isKnown ? deviceId : undefined;
}

/** Gives the client a token by which it is known as a device of this account. */
export function rememberDevice(
  { secret, now }: Pick<Context, 'secret' | 'now'>,
  request: RequestContext,
  email: string
): void {
  const deviceId =
    findKnownDevice({ secret, now }, request.headers, email) ?? randomBytes(16).toString('hex');
  const until = now() + deviceLifetimeSeconds * 1000;
  const token = sign(`${deviceId}~${until}~${bindingOf(email, deviceId, secret)}`, secret);
  if (isDesktop(request.headers)) request.addHeader(cloudHeaders.newDevice, token);
  else {
    const cookie = `${cookieNames.device}=${encodeURIComponent(token)}`;
    request.addHeader('set-cookie', `${cookie}; Max-Age=${deviceLifetimeSeconds}; ${cookieAttributes}`);
  }
}
