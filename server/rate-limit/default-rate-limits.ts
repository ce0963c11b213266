import type { RateClass } from '#shared/contract/http-route.ts';
import type { RateLimitRule } from './rate-limiter.ts';

export type RateLimits = Readonly<Record<RateClass, RateLimitRule>>;

const minute = 60;
const hour = 60 * minute;

/**
 * How often one person, or one address without one, may call a route of each class. Guessing at one account is bounded
 * far below this by the account's own rules; here it is only about what a flood costs.
 */
export const defaultRateLimits = (readsPerMinute: number): RateLimits => ({
  read: { name: 'read', points: readsPerMinute, seconds: minute, isShared: false },
  write: { name: 'write', points: 240, seconds: minute, isShared: false },
  make: { name: 'make', points: 20, seconds: minute, isShared: false },
  guess: { name: 'guess', points: 1500, seconds: 10 * minute, isShared: true },
  mail: { name: 'mail', points: 30, seconds: hour, isShared: true },
  post: { name: 'post', points: 30, seconds: hour, isShared: true }
});
