import { createHmac } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes
} from 'rate-limiter-flexible';
import type { RateLimitRule, RateLimiter } from './rate-limiter.ts';

const tableName = 'rate_limits';

/** Counts in memory, or in the database what all copies count together. `secret` hides whom a row is about. */
export function createRateLimiter(pool: pg.Pool, secret: string): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const keyIn = ({ isShared }: RateLimitRule, key: string): string =>
    isShared ? createHmac('sha256', secret).update(key).digest('base64url') : key;

  function limiterOf({ name, points, seconds, isShared }: RateLimitRule): RateLimiterAbstract {
    const existing = limiters.get(name);
    if (existing !== undefined) return existing;
    const options = { keyPrefix: name, points, duration: seconds };
    const limiter = isShared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName,
          tableCreated: true
        })
      : new RateLimiterMemory(options);
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    take: async (rule, key) => {
      try {
        await limiterOf(rule).consume(keyIn(rule, key));
        return { isAllowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    forget: async (rule, key) => void (await limiterOf(rule).delete(keyIn(rule, key))),
    giveBack: async (rule, key) => void (await limiterOf(rule).reward(keyIn(rule, key)))
  };
}
