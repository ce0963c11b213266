// The numbers of the API's rate limits.
import type { RateClass } from '#shared/contract/http-route.ts';
import type { RateLimitRule } from './rate-limiter.ts';

export type RateLimits = Readonly<Record<RateClass, RateLimitRule>>;

/** For one user or address, in each copy of the server; `READS_PER_MINUTE` sets another number. */
export const defaultReadsPerMinute = 3000;

const minute = 60;
const hour = 60 * minute;

/**
 * Calls per class of route for one user, or for one address without a user. Attempts at one account are limited far
 * below this by the account's own rules; these limits bound the cost of a flood.
 */
export const defaultRateLimits = (readsPerMinute = defaultReadsPerMinute): RateLimits => ({
  read: { name: 'read', points: readsPerMinute, seconds: minute, isShared: false },
  write: { name: 'write', points: 240, seconds: minute, isShared: false },
  render: { name: 'render', points: 20, seconds: minute, isShared: false },
  attempt: { name: 'attempt', points: 1500, seconds: 10 * minute, isShared: true },
  mail: { name: 'mail', points: 30, seconds: hour, isShared: true },
  submit: { name: 'submit', points: 30, seconds: hour, isShared: true },
  sync: { name: 'sync', points: readsPerMinute, seconds: minute, isShared: false }
});
